import { afterAll, describe, expect, it } from 'vitest'
import { putAccount, testDatabase } from '@portal/local/testing'
import type { Context } from '../../platform/kernel/context.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import { beginPayment, openHostedPage } from '../payments/hosted-payment.ts'
import { openMachine } from '../payments/machine.fixture.ts'
import type { PaymentOrder } from '../payments/payment-order.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { PaymentQuestion } from './questions.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { ana, at, booked, contextOf, nonce, orderOf, person, provider } = machine
const bob = await person()
afterAll(() => machine.stop())

const frame = { kind: 'frame', communicatorUrl: 'http://localhost/communicator' } as const
const asGuest = (minutes = 0): Context => contextOf({ kind: 'anonymous' }, at(minutes).clock.now())
const asAutopay = (minutes = 0): Context =>
  contextOf({ kind: 'system', job: 'autopay' }, at(minutes).clock.now())

/** Ana's account with an amount due. */
async function owing(dueCents: number) {
  const { number: accountNumber } = await putAccount(where, ana.userId, dueCents)
  const order = (amountCents: number, over: Partial<PaymentOrder> = {}) =>
    orderOf(amountCents, { items: [{ accountNumber, amountCents }], ...over })
  const byGuest = (device: string): Partial<PaymentOrder> => ({
    payer: { caller: `device/${device}`, userId: null, organizationId: null, email: null },
  })
  const byAutopay: Partial<PaymentOrder> = {
    channel: 'autopay',
    payer: { caller: 'job:autopay', userId: ana.userId, organizationId: null, email: null },
  }
  return { accountNumber, order, byGuest, byAutopay }
}

const pay = async (order: PaymentOrder, context = at()) =>
  chargePayment(context, provider, order, await nonce())

const taken = async (cents: number) =>
  (await booked()).filter((one) => one.cents === cents && one.status !== 'voided').length

const all = [
  'Payment.NothingDue',
  'Payment.PaidRecently',
  'Payment.MoreThanDue',
] as const satisfies readonly PaymentQuestion[]

describe('a payment that may not be due is asked about, and charges nothing', () => {
  it('of two tabs that pay one bill at once, the second is asked', async () => {
    const { order, byGuest } = await owing(5_801)
    const tabs = [order(5_801, byGuest('one')), order(5_801, byGuest('two'))]
    const outcomes = await Promise.allSettled(tabs.map((tab) => pay(tab, asGuest())))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(1)
    expect(['Payment.PaidRecently', 'Payment.NothingDue']).toContain(refused[0].code)
    expect(await taken(5_801)).toBe(1)
  })

  it('of two pages of the provider that were begun at once, the second does not open', async () => {
    const { order, byGuest } = await owing(5_802)
    const pages = await Promise.all(
      ['three', 'four'].map((device) =>
        beginPayment(asGuest(), order(5_802, { channel: 'hosted', ...byGuest(device) })),
      ),
    )
    const outcomes = await Promise.allSettled(
      pages.map(({ reference }) => openHostedPage(asGuest(), provider, reference, frame)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [asked] = outcomes.flatMap((one, i) => (one.status === 'rejected' ? [{ one, i }] : []))
    expect(asked?.one.reason).toMatchObject({ code: 'Payment.PaidRecently' })
    // A user who answers yes opens it anyway.
    const reference = pages[asked?.i ?? 0]?.reference ?? ''
    expect(
      await openHostedPage(asGuest(), provider, reference, frame, ['Payment.PaidRecently']),
    ).toMatchObject({ token: expect.any(String) })
  })

  it('names the day and amount of an autopay half a minute before', async () => {
    const { order, byAutopay } = await owing(5_803)
    await chargePayment(asAutopay(), provider, order(5_803, byAutopay), await nonce())
    await expect(pay(order(5_803), at(1))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Payment.NothingDue',
      members: {
        questions: [
          { code: 'Payment.NothingDue', due: 0, amount: 58.03 },
          {
            code: 'Payment.PaidRecently',
            amount: 58.03,
            paidAt: expect.stringMatching(/^2.*Z$/),
            message: expect.stringContaining('$58.03'),
          },
        ],
      },
    })
    expect(await taken(5_803)).toBe(1)
  })

  it('far more than what is due raises a question, up to the city’s limit it does not', async () => {
    const { order, byGuest } = await owing(7_920)
    const guest = byGuest('five')
    await expect(pay(order(9_999_999, guest), asGuest())).rejects.toMatchObject({
      code: 'Payment.MoreThanDue',
      detail: expect.stringMatching(/\$79\.20.*\$99,999\.99/),
    })
    const most = 7_920 + at().city.overpaymentLimitCents
    await expect(pay(order(most + 1, guest), asGuest())).rejects.toMatchObject({
      code: 'Payment.MoreThanDue',
    })
    expect(await pay(order(most, guest), asGuest())).toMatchObject({ isPaid: true })
  })

  it('an account that is named twice in one payment is offered the sum of both', async () => {
    const { accountNumber, order } = await owing(5_000)
    const items = [1, 2].map(() => ({ accountNumber, amountCents: 5_000 }))
    const { overpaymentLimitCents } = at().city
    expect(overpaymentLimitCents).toBeLessThanOrEqual(5_000)
    const more = items.map((item) => ({ ...item, amountCents: 5_100 }))
    await expect(pay(order(1, { items: more }))).rejects.toMatchObject({
      code: 'Payment.MoreThanDue',
    })
  })

  it('each of several accounts has its own question', async () => {
    const [one, two] = [await owing(6_001), await owing(0)]
    const items = [
      { accountNumber: one.accountNumber, amountCents: 6_001 },
      { accountNumber: two.accountNumber, amountCents: 100 },
    ]
    await expect(pay(orderOf(6_101, { items }))).rejects.toMatchObject({
      members: { questions: [{ code: 'Payment.NothingDue', accountNumber: two.accountNumber }] },
    })
  })

  it('is paid only if its payer confirms everything', async () => {
    const { order } = await owing(5_804)
    await pay(order(5_804))
    for (const code of all.slice(0, 2))
      await expect(pay(order(5_804, { confirmed: [code] }))).rejects.toMatchObject({
        kind: 'conflict',
      })
    expect(await pay(order(5_804, { confirmed: all }))).toMatchObject({ isPaid: true })
    expect(await taken(5_804)).toBe(2)
  })
})

describe('a question', () => {
  it('shows a stranger neither the time nor another amount', async () => {
    const { order } = await owing(5_805)
    await pay(order(5_805))
    const payer = {
      caller: `user/${bob.userId}`,
      userId: bob.userId,
      organizationId: null,
      email: null,
    }
    const asBob = contextOf(bob, at().clock.now())
    await expect(pay(order(5_805, { payer }), asBob)).rejects.toMatchObject({
      members: {
        questions: [
          { code: 'Payment.NothingDue' },
          { code: 'Payment.PaidRecently', amount: 58.05, paidAt: null },
        ],
      },
    })
    await expect(pay(order(4_000, { payer }), asBob)).rejects.toMatchObject({
      members: { questions: [{ code: 'Payment.NothingDue', amount: null, paidOn: null }] },
    })
  })

  it('is not asked again for the same key', async () => {
    const { order } = await owing(5_806)
    const once = order(5_806)
    const { payment } = await pay(once)
    expect((await pay(once)).payment.reference).toBe(payment.reference)
  })

  it('is not asked after a day, nor about a refunded payment', async () => {
    const { order } = await owing(20_000)
    await pay(order(5_807))
    await expect(pay(order(5_807), at(23 * 60))).rejects.toMatchObject({
      code: 'Payment.PaidRecently',
    })
    expect(await pay(order(5_807), at(24 * 60 + 1))).toMatchObject({ isPaid: true })

    const other = await owing(20_000)
    const { payment } = await pay(other.order(5_808))
    const clerk = { ...at(), actor: await person({ isAdmin: true }) }
    const refund = { paymentId: payment.id, amountCents: null, reason: 'A test' }
    await refundPayment(clerk, provider, refund)
    expect(await pay(other.order(5_808))).toMatchObject({ isPaid: true })
  })

  it('is saved with an earlier page once its payer has confirmed it', async () => {
    const { order } = await owing(5_809)
    const page = order(5_809, { channel: 'hosted' })
    const begun = await beginPayment(at(), page)
    await pay(order(5_809, { payer: { ...page.payer, caller: 'device/x', userId: null } }))
    await expect(beginPayment(at(), page)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(openHostedPage(at(), provider, begun.reference, frame)).rejects.toMatchObject({
      kind: 'conflict',
    })
    const again = await beginPayment(at(), { ...page, confirmed: all })
    expect(again.reference).toBe(begun.reference)
    expect(await openHostedPage(at(), provider, begun.reference, frame)).toMatchObject({
      token: expect.any(String),
    })
  })
})
