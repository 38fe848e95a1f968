import { expect, it } from 'vitest'
import { defaultCity } from '../../platform/city/index.ts'
import { folded } from '../../platform/kernel/icalendar.ts'
import { renewalCalendar } from './license-calendar.ts'

const context = {
  actor: { kind: 'anonymous' },
  clock: { now: () => new Date('2028-02-29T18:00:00.123Z') },
  language: 'es',
  city: defaultCity,
  requestId: 'test',
} as unknown as Parameters<typeof renewalCalendar>[0] // No database is asked.

const license = {
  result: 'valid',
  code: 'K7QM2XWP9RTD',
  number: 'S-2207',
  kind: 'Comercio',
  businessName: "Muñoz, O'Brien; y \\ compañía de panadería y pastelería de la calle Segunda",
  address: '48 Spring St',
  year: 2028,
  fromDay: '2028-01-01',
  toDay: '2028-02-29',
} as const

it('is an all-day event that ends the day after, on February 29 too', () => {
  const text = renewalCalendar(context, license, 'https://portal.example')
  expect(text).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n')
  expect(text).toContain('DTSTAMP:20280229T180000Z\r\n')
  expect(text).toContain('UID:license-K7QM2XWP9RTD@portal.example\r\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('escapes text, and folds lines at 75 octets without splitting a character', () => {
  const text = renewalCalendar(context, license, 'https://portal.example')
  const lines = text.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(String.raw`Muñoz\, O'Brien\; y \\ compañía`)
  expect(folded('ñ'.repeat(80)).replaceAll('\r\n ', '')).toBe('ñ'.repeat(80))
})
