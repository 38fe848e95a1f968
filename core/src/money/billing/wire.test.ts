import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../platform/kernel/money.ts'
import { centsFromWire, centsToWire, dayFromWire, dayToWire } from './wire.ts'

describe('a sum of utility billing', () => {
  it.each([
    ['12345', 12_345],
    ['12345-', -12_345],
    ['0', 0],
    ['000', 0],
    ['0-', 0],
    [' 7- ', -7],
  ])('%j is %i cents', (text, cents) => {
    expect(centsFromWire(text)).toBe(cents)
  })

  it.each(['', '-', '-5', '1.5', '1,500', '12 3', '5--', 'NaN', '1e3', '1234567890123'])(
    '%j is none',
    (text) => {
      expect(centsFromWire(text)).toBeNull()
    },
  )

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
        expect(centsFromWire(centsToWire(toCents(cents)))).toBe(cents)
      }),
    )
  })
})

describe('a day of utility billing', () => {
  it.each([
    ['07042026', '2026-07-04'],
    ['02292028', '2028-02-29'],
  ])('%s is %s, and back', (text, day) => {
    expect(dayFromWire(text)).toBe(day)
    expect(dayToWire(day)).toBe(text)
  })

  it.each(['02292026', '04312026', '13012026', '00002026', '20260704', '7042026', ''])(
    '%j is none',
    (text) => {
      expect(dayFromWire(text)).toBeNull()
    },
  )
})
