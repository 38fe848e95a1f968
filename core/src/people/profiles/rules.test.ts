import { describe, expect, it } from 'vitest'
import { normalUtilityNumber } from '../../money/utility-accounts/rules.ts'
import { type Address, usStates } from '../../platform/kernel/address.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import type { NamedOrganization } from '../organizations/rules.ts'
import { normalOrganization, organizationErrors } from '../organizations/rules.ts'
import {
  accountErrors,
  type AccountCreation,
  isBoxDisabled,
  noAccountCreation,
  stepToResume,
} from './rules.ts'

const home: Address = {
  address1: '202 Millrace St',
  address2: '',
  city: 'Elgin',
  state: 'IL',
  zip: '60123',
}
const good: AccountCreation = {
  ...noAccountCreation,
  firstName: 'Rosa',
  lastName: 'Vega',
  hasNoneOfTheAbove: true,
}
const business: NamedOrganization = {
  ...home,
  name: 'Lantern Bakery',
  taxId: '12-3456789',
  businessLicenseId: 'BL 100',
  sfId: '',
}

/** Validation errors of a valid form with this change. */
const errors = (change: Partial<AccountCreation>): string[] =>
  accountErrors({ ...good, ...change }).map(({ field, kind }) => `${field} ${kind}`)

describe('a person', () => {
  it('needs a name and no phone', () => {
    expect(errors({})).toEqual([])
    expect(errors({ firstName: ' ', lastName: '' })).toEqual([
      'firstName Required',
      'lastName Required',
    ])
  })

  it.each([
    '8475550123',
    '847-555-0123',
    '847 555 0123',
    '(847) 555-0123',
    '(847)5550123',
    '1 847 555 0123',
    '1-(847) 555-0123',
    '+1 847-555-0123',
  ])('is reached at %s', (phoneNumber) => {
    expect(errors({ phoneNumber })).toEqual([])
    expect(phoneOf(phoneNumber)).toBe('(847) 555-0123')
  })

  it.each([
    '555-0123',
    '2 847 555 0123',
    '(847 555-0123',
    '847.555.0123',
    '84755501234',
    'call me',
  ])('is not reached at %s', (phoneNumber) => {
    expect(errors({ phoneNumber })).toEqual(['phoneNumber Invalid'])
  })
})

describe('an address', () => {
  it('may be missing, but not in part; its second line asks for nothing', () => {
    expect(errors({ address2: 'Unit 4' })).toEqual([])
    expect(errors({ address1: '1 Wing St' })).toEqual([
      'city Required',
      'state Required',
      'zip Required',
    ])
    expect(errors({ zip: '60120' })).toEqual([
      'address1 Required',
      'city Required',
      'state Required',
    ])
  })

  it.each(['6012', '601200', '6012a', '60120-1234', '６０１２０'])('refuses the zip %s', (zip) => {
    expect(errors({ ...home, zip })).toEqual(['zip Invalid'])
  })

  it('is in one of the fifty states or DC', () => {
    expect(usStates).toHaveLength(51)
    expect(errors({ ...home, state: 'DC' })).toEqual([])
    for (const state of ['PR', 'il', 'Illinois', 'XX']) {
      expect(errors({ ...home, state })).toEqual(['state Invalid'])
    }
  })
})

describe('the boxes', () => {
  it('want at least one checked', () => {
    expect(errors({ hasNoneOfTheAbove: false })).toEqual(['accountInformation Required'])
  })

  it('exclude none-of-the-above, whatever a client sends', () => {
    expect(errors({ hasBusiness: true })).toEqual(['hasNoneOfTheAbove Invalid'])
    expect(isBoxDisabled('hasBusiness', good)).toBe(true)
    expect(isBoxDisabled('hasNoneOfTheAbove', good)).toBe(false)
    const other = { ...good, hasNoneOfTheAbove: false, hasUtilities: true }
    expect(isBoxDisabled('hasNoneOfTheAbove', other)).toBe(true)
    expect(isBoxDisabled('hasBusiness', other)).toBe(false)
  })

  it('ask for customer and street number of utilities', () => {
    expect(errors({ hasNoneOfTheAbove: false, hasUtilities: true })).toEqual([
      'utilityCustomerId Required',
      'utilityStreetNumber Required',
    ])
  })

  it('ask for a primary address and one more of several properties', () => {
    const several = { hasNoneOfTheAbove: false, hasSeveralProperties: true }
    expect(errors(several)).toEqual(['properties RequirementsNotMet'])
    expect(errors({ ...several, ...home })).toEqual(['properties RequirementsNotMet'])
    expect(errors({ ...several, properties: [home] })).toEqual(['properties RequirementsNotMet'])
    expect(errors({ ...several, ...home, properties: [home] })).toEqual([])
    expect(errors({ ...several, ...home, properties: [home, { ...home, zip: '1' }] })).toEqual([
      'properties.1.zip Invalid',
    ])
  })
})

describe('an organization', () => {
  it('that is new needs everything but the second line', () => {
    expect(organizationErrors(business)).toEqual([])
    const empty = { ...business, name: '', taxId: ' ', businessLicenseId: '', zip: '' }
    expect(organizationErrors(empty).map(({ field }) => field)).toEqual([
      'name',
      'taxId',
      'businessLicenseId',
      'zip',
    ])
  })

  it('that was found needs its name alone', () => {
    const found = { ...business, taxId: '', businessLicenseId: '', city: '', sfId: 'x' }
    expect(organizationErrors(found)).toEqual([])
  })

  it('is asked about only of those who have a business, and may wait', () => {
    const has = { hasNoneOfTheAbove: false, hasBusiness: true }
    expect(errors(has)).toEqual([])
    expect(errors({ ...has, organizations: [{ ...business, taxId: '' }] })).toEqual([
      'organizations.0.taxId Required',
    ])
  })

  it('is the same however its numbers are written', () => {
    expect(normalOrganization({ ...business, name: ' Lantern   Bakery ' })).toMatchObject({
      name: 'Lantern Bakery',
      taxId: '123456789',
      businessLicenseId: 'BL100',
    })
  })
})

it('a draft continues at the first incomplete step', () => {
  expect(stepToResume(noAccountCreation)).toBe('address')
  expect(stepToResume({ ...good, hasNoneOfTheAbove: false })).toBe('account-information')
  expect(stepToResume({ ...good, hasNoneOfTheAbove: false, hasBusiness: true })).toBe(
    'business-information',
  )
})

it.each([
  ['000123', '123'],
  [' 00 12 3 ', '123'],
  ['0', '0'],
  ['000', '0'],
  ['1002', '1002'],
])('the utility number %s is %s', (text, number) => {
  expect(normalUtilityNumber(text)).toBe(number)
})
