import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Context } from '../../platform/kernel/context.ts'
import { openMachine } from '../payments/machine.fixture.ts'
import type { DeclineReason, PaymentProvider } from '../payments/payment-provider.ts'
import { chargeAll } from './charge-all.ts'
import type { ChargeMode, ChargeOutcome, PlannedCharge } from './charge-one.ts'

const machine = await openMachine(await testDatabase())
const { account, ana, at, provider } = machine
afterAll(() => machine.stop())

let tries = 0
const way = (): ChargeMode => ({
  channel: 'autopay',
  caller: 'job:autopay',
  key: `try-${(tries += 1)}`,
  description: 'Autopay.Description',
})
const planned = (over: Partial<PlannedCharge> = {}): PlannedCharge => ({
  account: account.number,
  dueCents: 5000 + tries,
  isBeingPaid: false,
  methodId: '1',
  customerId: '1',
  userId: ana.userId,
  organizationId: null,
  email: ana.email,
  language: 'en',
  paymentId: null,
  paymentStatus: null,
  declineReason: null,
  ...over,
})

async function chargeOne(
  context: Context,
  by: PaymentProvider,
  charge: PlannedCharge,
  mode: ChargeMode,
): Promise<ChargeOutcome | undefined> {
  const [result] = await chargeAll(context, by, [{ charge, planned: charge, way: mode }])
  return result?.outcome
}

/** A provider that always gives this reply, and counts charges. */
function answering(answer: Awaited<ReturnType<PaymentProvider['charge']>>) {
  const charge = vi.fn<PaymentProvider['charge']>(() => Promise.resolve(answer))
  return { charge, provider: { ...provider, charge } }
}
const approved = () =>
  answering({
    kind: 'approved',
    transactionId: String(700_000 + tries),
    method: { kind: 'card', brand: 'Visa', last4: '1111' },
  })

describe('a charge', () => {
  it.each<DeclineReason>(['declined', 'card-number', 'card-expired', 'bank-number', 'method-gone'])(
    'that the provider refuses because of %s is declined for that reason',
    async (reason) => {
      const { provider: refusing } = answering({ kind: 'declined', transactionId: null, reason })
      expect(await chargeOne(at(), refusing, planned(), way())).toEqual({
        kind: 'declined',
        reason,
      })
    },
  )

  it.each([
    ['nothing pays any more', { methodId: null }],
    ['the account has no customer any more', { customerId: null }],
    ['less than a dollar is due', { dueCents: 99 }],
  ])('is skipped if %s', async (_why, over) => {
    const { charge, provider: ready } = approved()
    expect(await chargeOne(at(), ready, planned(over), way())).toEqual({ kind: 'skipped' })
    expect(charge).not.toHaveBeenCalled()
  })

  it('of a dollar is charged', async () => {
    const { provider: ready } = approved()
    expect(await chargeOne(at(), ready, planned({ dueCents: 100 }), way())).toMatchObject({
      kind: 'paid',
    })
  })

  it('waits while another payment is open', async () => {
    const { charge, provider: ready } = approved()
    expect(await chargeOne(at(), ready, planned({ isBeingPaid: true }), way())).toEqual({
      kind: 'postponed',
    })
    expect(charge).not.toHaveBeenCalled()
  })

  it.each([
    ['approved', null, { kind: 'paid', paymentId: 'p' }],
    ['settled', null, { kind: 'paid', paymentId: 'p' }],
    ['declined', 'card-expired', { kind: 'declined', reason: 'card-expired' }],
    ['declined', null, { kind: 'declined', reason: 'declined' }],
    ['unknown', null, { kind: 'open' }],
    ['submitted', null, { kind: 'open' }],
    ['failed', null, { kind: 'open' }],
  ] as const)(
    'whose payment is %s (%s) has that result, and is not made again',
    async (paymentStatus, declineReason, outcome) => {
      const { charge, provider: ready } = approved()
      const known = planned({ paymentId: 'p', paymentStatus, declineReason })
      expect(await chargeOne(at(), ready, known, way())).toEqual(outcome)
      expect(charge).not.toHaveBeenCalled()
    },
  )
})
