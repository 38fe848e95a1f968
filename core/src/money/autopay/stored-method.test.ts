import { describe, expect, it } from 'vitest'
import { autopayCode, autopayMethodOf, isRoutingNumber } from './rules.ts'
import { methodName, storedMethod } from './stored-method.ts'

const card = {
  id: 'one',
  kind: 'card',
  brand: 'Visa',
  last4: '1111',
  expiry: '2027-04',
  isForAutopay: true,
  isDefault: false,
} as const

describe('a stored method', () => {
  it.each([
    ['en', 'card', 'Visa', 'Visa ending in 1111'],
    ['en', 'bank', 'Checking', 'Checking account ending in 1111'],
    ['en', 'bank', 'Savings', 'Savings account ending in 1111'],
  ] as const)('is named in %s as a %s of %s: %s', (language, kind, brand, name) => {
    expect(methodName({ language }, { kind, brand, last4: '1111' })).toBe(name)
  })

  it('shows only four digits of its number', () => {
    expect(storedMethod({ language: 'en' }, card)).toEqual({
      id: 'one',
      name: 'Visa ending in 1111',
      card_type: 'Visa',
      accountnum: 'XXXX1111',
      kind: 'card',
      expiry: '2027-04',
      isUsedForAutopay: true,
      isDefault: false,
    })
  })
})

// Spec, resident section 4.
describe('the code of what pays a bill', () => {
  it.each([
    ['bank', 'Savings', 'S'],
    ['bank', 'Checking', 'C'],
    ['card', 'Visa', 'R'],
    ['card', 'Savings', 'R'],
  ] as const)('of a %s (%s) is %s', (kind, brand, code) => {
    expect(autopayCode({ kind, brand })).toBe(code)
  })

  it.each([
    ['S', 'bank'],
    ['C', 'bank'],
    ['R', 'card'],
    ['N', null],
    ['', null],
    [null, null],
  ] as const)('%j stands for %s', (code, method) => {
    expect(autopayMethodOf(code)).toBe(method)
  })
})

// ABA's weighted sum, with numbers of real banks.
describe('a routing number', () => {
  it.each(['121042882', '021000021', '011401533', '091000019'])('%s is one', (text) => {
    expect(isRoutingNumber(text)).toBe(true)
  })
  it.each(['121042883', '211042882', '000000000', '12104288', '1210428820', '12104288x', ''])(
    '%j is none',
    (text) => {
      expect(isRoutingNumber(text)).toBe(false)
    },
  )
})
