import { afterAll, describe, expect, it } from 'vitest'
import { putAccount, testDatabase } from '@portal/local/testing'
import type { Context } from '../../platform/kernel/context.ts'
import { chargePayment } from './charge-payment.ts'
import { claimPayment } from './claim-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentOrder } from './payment-order.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { ana, at, contextOf, nonce, orderOf, provider } = machine
afterAll(() => machine.stop())

const dueCents = 5_000

/** An account that owes $50, paid by hand and by autopay. */
async function owing() {
  const { number: accountNumber } = await putAccount(where, ana.userId, dueCents)
  const items = [{ accountNumber, amountCents: dueCents }]
  const { payer } = orderOf(dueCents)
  return {
    byHand: orderOf(dueCents, { items }),
    byAutopay: orderOf(dueCents, {
      items,
      channel: 'autopay',
      payer: { ...payer, caller: 'job:autopay' },
    }),
  }
}

const asAutopay = (): Context => contextOf({ kind: 'system', job: 'autopay' }, at().clock.now())

const claim = (order: PaymentOrder) =>
  claimPayment(order.channel === 'autopay' ? asAutopay() : at(), order, 'submitted')

const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'rejected' ? outcome.reason.code : 'begun'

describe('an account that is paid by hand and by autopay at once', () => {
  it('is paid by the first of them', async () => {
    for (let n = 0; n < 20; n += 1) {
      const { byHand, byAutopay } = await owing()
      const orders = n % 2 === 0 ? [byHand, byAutopay] : [byAutopay, byHand]
      const codes = (await Promise.allSettled(orders.map(claim))).map(codeOf)
      expect(new Set(codes)).toEqual(new Set(['Payment.StillBeingChecked', 'begun']))
    }
  })

  it('is not charged for what was paid since autopay looked', async () => {
    const { byHand, byAutopay } = await owing()
    await chargePayment(at(), provider, byHand, await nonce())
    await expect(claim(byAutopay)).rejects.toMatchObject({ code: 'Payment.NothingToPay' })
  })

  it('is skipped by autopay while an owner has a provider page open', async () => {
    const { byHand, byAutopay } = await owing()
    await claimPayment(at(), { ...byHand, channel: 'hosted' }, 'created')
    await expect(claim(byAutopay)).rejects.toMatchObject({ code: 'Payment.StillBeingChecked' })
  })

  it('may be paid by hand by two people; the second is asked', async () => {
    const { byHand } = await owing()
    const another = {
      ...byHand,
      payer: { ...byHand.payer, caller: 'device/x' },
      key: 'their-own-key',
    }
    const outcomes = await Promise.allSettled([byHand, another].map(claim))
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['begun', 'Payment.PaidRecently']))
    const confirmed = ['Payment.PaidRecently'] as const
    await claim({ ...byHand, confirmed })
    expect(await claim({ ...another, confirmed })).toMatchObject({
      payment: { status: 'submitted' },
    })
  })
})
