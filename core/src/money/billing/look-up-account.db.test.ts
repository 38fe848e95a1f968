import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { billingIn } from './billing.fixture.ts'
import { lookUpAccount } from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf } = peopleIn({ databaseUrl, neonEndpoint })
const { account, payment } = billingIn(database)
const guest = contextOf(anonymous)
let asked = 0
// Each lookup has its own address.
const lookUp = (number: string) => lookUpAccount(guest, number, `192.0.2.${(asked += 1)}`)

const nothing = {
  AmountDueWithoutPending: '0',
  PenaltyAmount: '0',
  DueDateOfLastBill: '',
  AccountNumber: '',
  Street: '',
}

it('a guest sees what is due by the account’s number, however it is typed', async () => {
  const own = await account({
    customerId: '81004',
    locationId: '85004',
    balanceCents: 6732,
    penaltyCents: 612,
    dueOn: '2026-07-04',
  })
  await payment(own, { amountCents: 1000 })
  for (const number of ['81004-85004', '0081004 - 085004', '81004']) {
    expect(await lookUp(number)).toEqual({
      ErrorCode: '0000',
      AmountDueWithoutPending: '5732',
      PenaltyAmount: '612',
      DueDateOfLastBill: '07042026',
      AccountNumber: '81004-85004',
      Street: 'Millrace St',
    })
  }
})

it('a credit has its minus behind it', async () => {
  const { number } = await account({ balanceCents: -2350 })
  expect(await lookUp(number)).toMatchObject({
    ErrorCode: '0000',
    AmountDueWithoutPending: '2350-',
    PenaltyAmount: '0',
    DueDateOfLastBill: '',
  })
})

it('an unknown account gets a reply of the same shape, with as many round trips', async () => {
  const { number, locationId } = await account({ balanceCents: 100 })
  const before = await trips()
  await lookUp(number)
  const found = (await trips()) - before
  for (const none of ['0', '1-2-3', `999-${locationId}`, "1' or '1'='1", '%']) {
    const start = await trips()
    expect(await lookUp(none)).toEqual({ ErrorCode: '0001', ...nothing })
    expect((await trips()) - start).toBe(found)
  }
})

it('a customer with several accounts has to name one', async () => {
  const first = await account({ customerId: '82001', balanceCents: 100 })
  await account({ customerId: '82001', balanceCents: 200 })
  expect(await lookUp('82001')).toEqual({ ErrorCode: '0002', ...nothing })
  expect(await lookUp(first.number)).toMatchObject({ AmountDueWithoutPending: '100' })
})

it('limits how many numbers one address can try', async () => {
  const { number } = await account()
  for (let i = 0; i < 60; i++) await lookUpAccount(guest, String(i), '198.51.100.1')
  await expect(lookUpAccount(guest, number, '198.51.100.1')).rejects.toMatchObject({
    kind: 'limited',
  })
  expect(await lookUpAccount(guest, number, '198.51.100.2')).toMatchObject({ ErrorCode: '0000' })
})
