import { describe, expect, it } from 'vitest'
import { createFormat, monthNames } from './format.ts'
import { isoDay, specDate } from './spec-dates.ts'

const zone = 'America/Chicago'
const at = '2026-11-04T15:05:00Z'
/** Intl uses narrow and no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a date', () => {
  it.each([
    ['day', 'November 4, 2026', '4 de noviembre de 2026'],
    ['dayTime', 'November 4, 2026 at 9:05 AM', '4 de noviembre de 2026 a las 9:05 a.m.'],
    ['monthYear', 'November 2026', 'noviembre de 2026'],
  ] as const)('as %s is %s and %s', (style, en, es) => {
    const [inEnglish, inSpanish] = (['en', 'es'] as const).map((language) =>
      plain(createFormat(language, zone).date(at, style)).replaceAll('a. m.', 'a.m.'),
    )
    expect([inEnglish, inSpanish]).toEqual([en, es])
  })

  it('without a time is that day in every zone', () => {
    expect(createFormat('en', zone).date('2026-11-04')).toBe('November 4, 2026')
    expect(specDate('2026-11-04', 'paymentHistory', zone)).toBe('11/04/2026')
  })

  it.each([
    ['message', '11/4/2026 9:05AM'],
    ['paymentHistory', '11/04/2026'],
    ['relatedPermits', '11/04/2026 9:05 AM'],
    ['staffDay', '11/04/26'],
    ['staffTime', '11-04-26 9:05 AM'],
  ] as const)('of the specification as %s is %s', (style, text) => {
    expect(specDate(at, style, zone)).toBe(text)
  })

  it('has midnight and noon as twelve', () => {
    expect(specDate('2026-07-04T05:00:00Z', 'message', zone)).toBe('7/4/2026 12:00AM')
    expect(specDate('2026-07-04T17:00:00Z', 'message', zone)).toBe('7/4/2026 12:00PM')
  })

  it('is the day of the city’s clocks', () => {
    expect(isoDay('2026-11-21T03:00:00Z', zone)).toBe('2026-11-20')
  })
})

it('the months of both languages stand in their order', () => {
  expect(monthNames('en').slice(0, 2)).toEqual(['January', 'February'])
  expect(monthNames('es').slice(10)).toEqual(['noviembre', 'diciembre'])
})
