import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isPaid } from '../ledger/payment-status.ts'
import { assess } from './assess.ts'
import { chargePayment } from './charge-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { PaymentMethod } from './payment-provider.ts'
import { findPayments } from './payment.ts'
import { refundPayment } from './refund-payment.ts'
import { sweepRefunds } from './sweep-refunds.ts'
import { sweepPayments } from './sweep.ts'

const machine = await openMachine(await testDatabase())
const { at, booked, control, nonce, orderOf, ours, postedCents, provider } = machine
const staff = await machine.person({ isAdmin: true })
afterAll(() => machine.stop())

const actions = ['click', 'retry', 'webhook', 'sweep', 'sweep-late', 'void'] as const
const faults = [
  'none',
  'none',
  'timeout-before',
  'timeout-after',
  'answer-twice',
  'too-many',
] as const

/** A payment's faults and events, in some order. */
const life = fc.record({
  fault: fc.constantFrom(...faults),
  zip: fc.constantFrom('60120', '60120', '60120', '46282'),
  actions: fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 6 }),
})

/** Refusals are valid; any other error fails the test. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const found = async (key: string) => (await findPayments(at(), sql`p.key = ${key}`))[0]

async function receiveWebhook(key: string): Promise<void> {
  const payment = await found(key)
  if (!payment) return
  const own = (await booked()).filter(({ invoice }) => invoice === payment.reference)
  for (const { id } of own) {
    const details = await provider.details(String(id))
    if (details) await assess(at(), provider, payment, [details], 'webhook')
  }
}

async function giveBack(key: string): Promise<void> {
  const payment = await found(key)
  if (!payment) return
  const order = { paymentId: payment.id, amountCents: null, reason: 'A test' }
  await refundPayment({ ...at(), actor: staff }, provider, order)
}

const act = {
  click: (order: PaymentOrder, method: PaymentMethod) =>
    chargePayment(at(), provider, order, method),
  retry: (order: PaymentOrder, method: PaymentMethod) =>
    chargePayment(at(), provider, order, method),
  webhook: ({ key }: PaymentOrder) => receiveWebhook(key),
  sweep: () => sweepPayments(at(3), provider),
  'sweep-late': () => sweepPayments(at(12), provider),
  void: ({ key }: PaymentOrder) => giveBack(key),
} satisfies Record<
  (typeof actions)[number],
  (order: PaymentOrder, method: PaymentMethod) => Promise<unknown>
>

let cents = 10_000

it('both books agree to the cent after a thousand payments with random events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 10, maxLength: 10 }), async (lives) => {
      await Promise.all(
        lives.map(async ({ fault, zip, actions: order }) => {
          const payment = orderOf((cents += 1))
          const method = await nonce({ zip })
          if (fault !== 'none')
            await control('POST', '/faults', { request: 'createTransactionRequest', fault })
          // Concurrent: each starts before the earlier ones have ended.
          await Promise.all(order.map((action) => attempt(() => act[action](payment, method))))
        }),
      )
      await control('DELETE', '/faults')
    }),
    { numRuns: 100, seed: 20_261_121 },
  )
  await sweepPayments(at(60), provider)
  await sweepRefunds(at(60), provider)
  const all = await ours()
  expect(all.filter(({ status }) => ['created', 'submitted', 'unknown'].includes(status))).toEqual(
    [],
  )
  const taken = new Map<string, number>()
  for (const { invoice, cents: sum, status, kind } of await booked())
    if (kind !== 'refundTransaction' && status === 'capturedPendingSettlement')
      taken.set(invoice, (taken.get(invoice) ?? 0) + sum)
  // Each payment has exactly the rows of its status.
  const differing = all.filter(
    ({ cents: sum, reference, status }) =>
      (taken.get(reference) ?? 0) !== (isPaid(status) ? sum : 0),
  )
  expect(differing).toEqual([])
  const paid = all.filter(({ status }) => isPaid(status)).reduce((sum, one) => sum + one.cents, 0)
  expect(await postedCents()).toBe(paid)
  expect(all.length).toBeGreaterThan(500)
}, 600_000)
