import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { toCents } from '../../platform/kernel/money.ts'
import type { PaymentStatus } from '../ledger/payment-status.ts'
import { payments } from '../ledger/payments.sql.ts'
import { checkPayment } from './check-payment.ts'
import { claimPayment } from './claim-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Payment } from './payment.ts'

const machine = await openMachine(await testDatabase())
const { at, booked, nonce, orderOf, postedCents } = machine
afterAll(() => machine.stop())

/** Records the calls. */
function watched() {
  const details = vi.fn<PaymentProvider['details']>(machine.provider.details)
  const transactions = vi.fn<PaymentProvider['transactions']>(machine.provider.transactions)
  const provider: PaymentProvider = { ...machine.provider, details, transactions }
  return { provider, questions: () => details.mock.calls.length + transactions.mock.calls.length }
}

let cents = 1500
/** Each payment has its own amount: a repeated one would raise a question. */
async function begin(status: 'created' | 'submitted') {
  cents += 1
  return (await claimPayment(at(), orderOf(cents, { channel: 'hosted' }), status)).payment
}

/** A payer types a card on the provider's page; returns the transaction's id. */
async function paidOnPage(
  { reference, amountCents }: Payment,
  card?: { readonly number: string },
): Promise<string> {
  const amount = toCents(amountCents)
  const order = { reference, amount, description: 'Water', email: null }
  const answer = await machine.provider.charge(order, await nonce(card))
  if (answer.kind !== 'approved') throw new Error('It was not charged')
  return answer.transactionId
}

const become = ({ reference }: Payment, status: PaymentStatus) =>
  at().database.write((builder) => [
    builder
      .update(payments)
      .set({ status })
      .where(sql`reference = ${reference}`),
  ])

describe('a payer who comes back from the provider’s page', () => {
  it.each([
    ['with the number of what was booked', (id: string) => id],
    ['without a number', () => null],
  ])('%s sees the payment approved, posted once', async (_how, named) => {
    const before = await postedCents()
    const payment = await begin('submitted')
    const { reference, amountCents } = payment
    const id = await paidOnPage(payment)
    const check = () => checkPayment(at(), watched().provider, reference, named(id))
    expect(await check()).toMatchObject({ status: 'approved', transactionId: id })
    expect(await check()).toMatchObject({ status: 'approved', transactionId: id })
    expect(await postedCents()).toBe(before + amountCents)
  })

  it.each(['unknown', 'declined', 'failed'] as const)(
    'sees it approved also where it was held for %s before',
    async (status) => {
      const payment = await begin('submitted')
      const id = await paidOnPage(payment)
      await become(payment, status)
      expect(await checkPayment(at(), watched().provider, payment.reference, null)).toMatchObject({
        status: 'approved',
        transactionId: id,
      })
    },
  )

  it('with another payment’s id does not count as paid', async () => {
    const [own, other] = [await begin('submitted'), await begin('submitted')]
    const theirs = await paidOnPage(other)
    expect(await checkPayment(at(), watched().provider, own.reference, theirs)).toMatchObject({
      status: 'submitted',
      transactionId: null,
    })
  })

  it('with another payment’s id still sees their own payment', async () => {
    const [own, other] = [await begin('submitted'), await begin('submitted')]
    const theirs = await paidOnPage(other)
    const id = await paidOnPage(own)
    expect(await checkPayment(at(), watched().provider, own.reference, theirs)).toMatchObject({
      status: 'approved',
      transactionId: id,
    })
  })

  it('with a second transaction of a paid payment gets the second charge back', async () => {
    const payment = await begin('submitted')
    const { reference } = payment
    const first = await paidOnPage(payment)
    await checkPayment(at(), watched().provider, reference, first)
    // Another card: the provider rejects the same one within two minutes.
    const second = await paidOnPage(payment, { number: '5424000000000015' })
    expect(await checkPayment(at(), watched().provider, reference, second)).toMatchObject({
      status: 'approved',
      transactionId: first,
    })
    const theirs = (await booked()).filter(({ invoice }) => invoice === reference)
    expect(theirs.map(({ status }) => status)).toEqual(['capturedPendingSettlement', 'voided'])
  })
})

describe('the provider is not asked', () => {
  it('of a payment whose page was never opened', async () => {
    const { provider, questions } = watched()
    const { reference } = await begin('created')
    expect(await checkPayment(at(), provider, reference, '1')).toMatchObject({ status: 'created' })
    expect(questions()).toBe(0)
  })

  it.each(['approved', 'settled', 'voided', 'refunded'] as const)(
    'of a payment that is %s already by the transaction that the page names',
    async (status) => {
      const payment = await begin('submitted')
      const { reference } = payment
      const id = await paidOnPage(payment)
      await checkPayment(at(), machine.provider, reference, id)
      await become(payment, status)
      const { provider, questions } = watched()
      for (const named of [id, null])
        expect(await checkPayment(at(), provider, reference, named)).toMatchObject({ status })
      expect(questions()).toBe(0)
    },
  )
})

it('a payment that was never started is not found', async () => {
  await expect(
    checkPayment(at(), machine.provider, `P${'X'.repeat(19)}`, null),
  ).rejects.toMatchObject({ kind: 'not-found' })
})
