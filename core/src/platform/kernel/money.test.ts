import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, decimalOf, dollarsOf, parseDollars, wholeCents } from './money.ts'
import { centsTyped } from './typed-money.ts'

const cents = fc.integer({ min: 0, max: 9_999_999 })

describe('a sum of cents', () => {
  it('is exact to the cent on the wire, as a number and as text', () => {
    fc.assert(
      fc.property(cents, (sum) => {
        expect(centsOf(dollarsOf(sum))).toBe(sum)
        expect(wholeCents(dollarsOf(sum))).toBe(sum)
        expect(parseDollars(decimalOf(sum))).toBe(sum)
        expect(centsTyped(decimalOf(sum))).toBe(sum)
      }),
    )
  })

  it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e17])(
    'is not made of %d dollars',
    (dollars) => {
      expect(wholeCents(dollars)).toBeNull()
    },
  )
})

describe('typed amounts', () => {
  it.each([
    ['12', 1200],
    [' $12.5 ', 1250],
    ['$ 61.20', 6120],
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
  ])('%j is money', (text, sum) => {
    expect(centsTyped(text)).toBe(sum)
  })

  it.each(['', '$', '12,50', '1,23', '12.345', '-5', '1e3', 'twelve', '1,2345'])(
    '%j is none',
    (text) => {
      expect(centsTyped(text)).toBeNull()
    },
  )
})
