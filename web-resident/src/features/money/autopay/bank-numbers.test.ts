import { expect, it } from 'vitest'
import { bankErrors } from './bank-numbers.ts'

const right = {
  routingNumber: '121042882',
  confirmRoutingNumber: '121042882',
  accountNumber: '123456789',
  confirmAccountNumber: '123456789',
  accountType: 'checking',
}

it('complete and matching numbers have no errors', () => {
  expect(bankErrors(right)).toEqual({})
})

it.each([
  [
    { routingNumber: ' ' },
    {
      routingNumber: 'WaterAccounts.FillAll',
      confirmRoutingNumber: 'WaterAccounts.RoutingMismatch',
    },
  ],
  [{ accountType: '' }, { accountType: 'WaterAccounts.FillAll' }],
  [{ confirmAccountNumber: '' }, { confirmAccountNumber: 'WaterAccounts.FillAll' }],
  [
    { confirmRoutingNumber: '121042883' },
    { confirmRoutingNumber: 'WaterAccounts.RoutingMismatch' },
  ],
  [{ confirmAccountNumber: '12345678' }, { confirmAccountNumber: 'WaterAccounts.AccountMismatch' }],
])('%j is refused beside its field', (change, errors) => {
  expect(bankErrors({ ...right, ...change })).toEqual(errors)
})
