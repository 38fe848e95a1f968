import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { discrepancies } from '../ledger/payments.sql.ts'
import { assess } from './assess.ts'
import { claimPayment } from './claim-payment.ts'
import { openMachine } from './machine.fixture.ts'
import { findPayments } from './payment.ts'
import { refundPayment } from './refund-payment.ts'
import { sweepPayments } from './sweep.ts'
import { transition } from './transition.ts'

const machine = await openMachine(await testDatabase())
const { at, booked, contextOf, control, nonce, orderOf, postedCents, provider } = machine
const staff = await machine.person({ isAdmin: true })
afterAll(() => machine.stop())

/** Two tabs with the provider's page of one payment: both are charged. */
async function chargedTwice(cents: number) {
  const { payment } = await claimPayment(at(), orderOf(cents, { channel: 'hosted' }), 'submitted')
  const order = {
    reference: payment.reference,
    amount: cents as Parameters<typeof provider.charge>[0]['amount'], // Whole and positive.
    description: 'Water',
    email: null,
  }
  const ids: string[] = []
  for (const number of ['4111111111111111', '5424000000000015']) {
    const answer = await provider.charge(order, await nonce({ number }))
    if (answer.kind === 'approved') ids.push(answer.transactionId)
  }
  const assessById = async (id: string | undefined) => {
    const [current] = await findPayments(at(), sql`p.id = ${payment.id}`)
    const details = await provider.details(id ?? '')
    if (!current || !details) throw new Error('It was charged')
    return assess(at(), provider, current, [details], 'webhook')
  }
  const theirs = async () =>
    (await booked())
      .filter(({ invoice }) => invoice === payment.reference)
      .map(({ status }) => status)
  const listed = () =>
    at().database.read((builder) =>
      builder
        .select({ kind: discrepancies.kind, resolvedAt: discrepancies.resolvedAt })
        .from(discrepancies)
        .where(sql`payment_id = ${payment.id}`),
    )
  return { first: ids[0], second: ids[1], assessById, listed, payment, theirs }
}

describe('a payment that was charged twice under its reference', () => {
  it('is voided once, as soon as any source reports the second', async () => {
    const before = await postedCents()
    const { first, second, assessById, listed, theirs } = await chargedTwice(3100)
    await assessById(first)
    expect(await assessById(second)).toMatchObject({ status: 'approved', transactionId: first })
    expect(await theirs()).toEqual(['capturedPendingSettlement', 'voided'])
    expect(await listed()).toEqual([{ kind: 'second-charge', resolvedAt: expect.any(Date) }])
    // The void is also reported, and does not change the first payment.
    expect(await assessById(second)).toMatchObject({ status: 'approved', transactionId: first })
    expect(await postedCents()).toBe(before + 3100)
  })

  it('keeps one of them when both are reported at once', async () => {
    const { first, second, assessById, theirs } = await chargedTwice(3200)
    await Promise.all([assessById(first), assessById(second)])
    // The provider resends the webhook of the one that lost.
    await Promise.all([assessById(first), assessById(second)])
    expect((await theirs()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'capturedPendingSettlement',
      'voided',
    ])
  })

  it('is found by the sweep', async () => {
    const { theirs, payment } = await chargedTwice(3300)
    await sweepPayments(at(3), provider)
    await sweepPayments(at(3), provider)
    const [current] = await findPayments(at(), sql`p.id = ${payment.id}`)
    expect(current).toMatchObject({ status: 'approved' })
    expect(
      (await theirs()).filter((status) => status === 'capturedPendingSettlement'),
    ).toHaveLength(1)
  })

  it('is listed for staff if it can no longer be voided', async () => {
    const { first, second, assessById, listed, theirs } = await chargedTwice(3400)
    await assessById(first)
    await control('POST', '/settle')
    await assessById(second)
    expect(await theirs()).toEqual(['settledSuccessfully', 'settledSuccessfully'])
    expect(await listed()).toEqual([{ kind: 'second-charge', resolvedAt: null }])
  })

  it('is refunded also if staff had refunded the first', async () => {
    const { first, second, assessById, theirs } = await chargedTwice(3500)
    const payment = await assessById(first)
    const order = { paymentId: payment.id, amountCents: null, reason: 'A test' }
    await refundPayment(contextOf(staff, at().clock.now()), provider, order)
    expect(await assessById(second)).toMatchObject({ status: 'voided' })
    expect(await theirs()).toEqual(['voided', 'voided'])
  })
})

it('gets a message when an unknown payment turns out to have failed', async () => {
  const { payment } = await claimPayment(at(), orderOf(3600), 'submitted')
  await transition(at(), payment, { to: 'unknown', cause: 'answer' })
  await sweepPayments(at(20), provider)
  const mails = await machine.mailTo(machine.ana.email)
  const written = mails.filter(({ kind }) => kind === 'payment-not-taken')
  expect(written).toMatchObject([{ values: { amount: '$36.00', reference: payment.reference } }])
})
