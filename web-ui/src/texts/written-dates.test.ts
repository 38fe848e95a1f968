import { expect, it } from 'vitest'
import { createFormat } from '@portal/core/kernel/rules'
import { type WrittenDates, withWritten } from './written-dates.ts'

const at = '2026-11-04T15:05:00Z'

it('what the server wrote, the browser shows without a formatter, in each style', () => {
  const written: WrittenDates = new Map()
  const server = withWritten(createFormat('es', 'America/Chicago'), written)
  const texts = [server.date(at), server.date(at, 'dayTime'), server.date(new Date(at), 'month')]
  const carried: WrittenDates = structuredClone(written)
  const browser = withWritten(
    {
      ...createFormat('es'),
      date: () => {
        throw new Error('asked for a formatter')
      },
    },
    carried,
  )
  expect([
    browser.date(at),
    browser.date(at, 'dayTime'),
    browser.date(new Date(at), 'month'),
  ]).toEqual(texts)
  expect(() => browser.date('2026-11-05')).toThrow('asked for a formatter')
})

it('a page carries a hundred dates at most', () => {
  const written: WrittenDates = new Map()
  const { date } = withWritten(createFormat('en'), written)
  for (let day = 0; day < 300; day++) date(new Date(Date.UTC(2026, 0, 1 + day)))
  expect(written.size).toBe(100)
})
