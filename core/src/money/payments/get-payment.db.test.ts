import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import type { PaymentStatus } from '../ledger/payment-status.ts'
import { payments } from '../ledger/payments.sql.ts'
import { payerStatus, getPayment } from './get-payment.ts'
import { portalPayment } from './portal-payment.fixture.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const { organization } = billingIn(database)

async function put(given: Parameters<typeof portalPayment>[0] = {}) {
  const row = portalPayment(given)
  await database.write((builder) => [builder.insert(payments).values(row)])
  return row.reference
}
const stranger = { owner: null, isSigned: false }

describe('a payment is shown', () => {
  it('to its payer, on the same device or by its signed link', async () => {
    const reference = await put({ caller: 'device/a' })
    const guest = contextOf(anonymous)
    for (const asker of [
      { owner: 'device/a', isSigned: false },
      { owner: null, isSigned: true },
    ])
      expect(await getPayment(guest, reference, asker)).toMatchObject({ reference })
    for (const asker of [stranger, { owner: 'device/b', isSigned: false }])
      await expect(getPayment(guest, reference, asker)).rejects.toMatchObject({
        kind: 'not-found',
      })
  })

  it('only to its payer, in any session', async () => {
    const [rosa, theo] = [await person(), await person()]
    const reference = await put({ userId: rosa.userId })
    expect(await getPayment(contextOf(rosa), reference, stranger)).toMatchObject({ reference })
    await expect(getPayment(contextOf(theo), reference, stranger)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('of an organization to people acting for it, not to them personally', async () => {
    const rosa = await person()
    const organizationId = await organization([rosa.userId])
    const reference = await put({ userId: rosa.userId, organizationId })
    const acting = contextOf({ ...rosa, organizationId })
    expect(await getPayment(acting, reference, stranger)).toMatchObject({ reference })
    await expect(getPayment(contextOf(rosa), reference, stranger)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it.each<[PaymentStatus, string | null, string]>([
    ['created', null, 'open'],
    ['submitted', null, 'open'],
    ['approved', null, 'paid'],
    ['settled', null, 'paid'],
    ['declined', null, 'declined'],
    ['unknown', null, 'checking'],
    ['voided', null, 'returned'],
    ['refunded', null, 'returned'],
    ['failed', null, 'failed'],
    // The bank returned it.
    ['failed', 'R01', 'returned'],
  ])('%s (return: %s) as %s', async (status, returnCode, expected) => {
    const reference = await put({ status, returnCode })
    const asker = { owner: null, isSigned: true }
    expect(payerStatus(await getPayment(contextOf(anonymous), reference, asker))).toBe(expected)
  })
})
