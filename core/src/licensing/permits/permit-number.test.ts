import { describe, expect, it } from 'vitest'
import { dayOfMmddyy, mmddyy, permitNumberText, readPermitNumber } from './permit-number.ts'

describe('readPermitNumber', () => {
  it.each([
    ['26', '1387', { year: 2026, number: 1387 }],
    ['2026', '00001387', { year: 2026, number: 1387 }],
    [' 27 ', '1', { year: 1927, number: 1 }],
    ['99', '12', { year: 1999, number: 12 }],
    ['00', '12', { year: 2000, number: 12 }],
  ])('reads year %j and number %j', (year, number, expected) =>
    expect(readPermitNumber(year, number, 2026)).toEqual(expected),
  )

  it.each([
    ['', '1'],
    ['6', '1'],
    ['026', '1'],
    ['26', ''],
    ['26', '0'],
    ['26', '12a'],
    ['26', '123456789'],
    ['-1', '1'],
  ])('refuses year %j and number %j', (year, number) =>
    expect(readPermitNumber(year, number, 2026)).toBeNull(),
  )

  it('is written as people say it', () =>
    expect(permitNumberText({ year: 2006, number: 42 })).toBe('06-00042'))
})

describe('days as MMDDYY', () => {
  it.each([
    ['112226', '2026-11-22'],
    ['112326', '1926-11-23'],
    ['022924', '2024-02-29'],
    ['123199', '1999-12-31'],
    ['010100', '2000-01-01'],
  ])('%s is %s, which is not in the future', (text, day) =>
    expect(dayOfMmddyy(text, '2026-11-22')).toBe(day),
  )

  it.each(['022923', '130126', '000126', '1126', ''])('%j is no day', (text) =>
    expect(dayOfMmddyy(text, '2026-11-22')).toBeNull(),
  )

  it('writes what it reads', () => expect(mmddyy('2026-11-02')).toBe('110226'))
})
