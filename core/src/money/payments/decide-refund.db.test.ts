import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { payments } from '../ledger/payments.sql.ts'
import { chargePayment } from './charge-payment.ts'
import { approveRefund, rejectRefund } from './decide-refund.ts'
import { getPaymentForStaff, listPayments } from './list-payments.ts'
import { openMachine } from './machine.fixture.ts'
import { reconcilePayments } from './reconcile.ts'
import { refundPayment } from './refund-payment.ts'
import { sweepRefunds } from './sweep-refunds.ts'

const machine = await openMachine(await testDatabase())
const { at, booked, control, nonce, orderOf, provider } = machine
const [first, second] = [
  await machine.person({ isAdmin: true }),
  await machine.person({ isAdmin: true }),
]
afterAll(() => machine.stop())

const limit = 5000
type Staff = typeof first
const as = (actor: Staff, minutes = 0) => {
  const context = at(minutes)
  return { ...context, actor, city: { ...context.city, refundLimitCents: limit } }
}

const pay = async (cents: number) => {
  const order = orderOf(cents, { confirmed: ['Payment.PaidRecently'] })
  return (await chargePayment(at(), provider, order, await nonce())).payment
}
const propose = (paymentId: string, amountCents: number | null = null) =>
  refundPayment(as(first), provider, { paymentId, amountCents, reason: 'Paid twice' })
const statusOf = async (id: string) => {
  const [row] = await at().database.read((builder) =>
    builder.select({ status: payments.status }).from(payments).where(eq(payments.id, id)),
  )
  return row?.status
}
/** Who has a notification that leads there. */
const notified = async (path: string) =>
  (
    await at().database.rows<{ user_id: string }>(
      sql`select user_id from staff_notifications where path = ${path} and kind = 'refund'`,
    )
  ).map((row) => row.user_id)
const proposals = async (actor: Staff): Promise<readonly string[]> => {
  const all = await listPayments(as(actor), {
    term: '',
    status: null,
    isRefundProposed: true,
    before: null,
  })
  // The contract's shape.
  return (JSON.parse(String(all)) as { id: string }[]).map(({ id }) => id)
}

describe('a refund above the limit', () => {
  it('moves no money until a second person approves it, and is listed until then', async () => {
    const { id } = await pay(limit + 1)
    expect(await propose(id)).toEqual({ kind: 'void', isUnknown: false, isProposed: true })
    expect(await statusOf(id)).toBe('approved')
    const path = `/payments/${id}`
    expect(await notified(path)).toEqual([second.userId])
    expect(await proposals(second)).toContain(id)
    expect(await sweepRefunds(at(60), provider)).toBe(0)
    await expect(approveRefund(as(first), provider, id)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'Payments.SecondPersonNeeded',
    })
    expect(await statusOf(id)).toBe('approved')
    const outcome = { kind: 'void', isUnknown: false, isProposed: false }
    expect(await approveRefund(as(second), provider, id)).toEqual(outcome)
    expect(await statusOf(id)).toBe('voided')
    expect(await proposals(second)).not.toContain(id)
    expect(await auditEntriesOf(at().database, id)).toEqual([
      `approveRefund by ${second.userId}`,
      `refundPayment by ${first.userId}`,
    ])
    const detail: unknown = JSON.parse(String(await getPaymentForStaff(as(first), id)))
    expect(detail).toMatchObject({
      secondPersonAbove: 50,
      refunds: [{ status: 'done', isOwn: true, decidedBy: expect.stringContaining('@') }],
    })
  })

  it('is carried out once, however often it is approved at the same time', async () => {
    const { id } = await pay(limit + 2)
    await control('POST', '/settle')
    await reconcilePayments(at(1), provider)
    await propose(id)
    const before = (await booked()).length
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => approveRefund(as(second), provider, id)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await booked()).length).toBe(before + 1)
    expect(await statusOf(id)).toBe('refunded')
  })

  it('is refunded, not voided, if the payment was settled in the meantime', async () => {
    const { id } = await pay(limit + 3)
    expect(await propose(id)).toMatchObject({ kind: 'void' })
    await control('POST', '/settle')
    await reconcilePayments(at(1), provider)
    expect(await approveRefund(as(second), provider, id)).toMatchObject({ kind: 'refund' })
    expect(await statusOf(id)).toBe('refunded')
  })

  it('can be withdrawn or rejected, once, and then be proposed again', async () => {
    const { id } = await pay(limit + 4)
    await propose(id)
    await expect(propose(id)).rejects.toMatchObject({ code: 'Payments.RefundedAlready' })
    await rejectRefund(as(first), id)
    await propose(id)
    await rejectRefund(as(second), id)
    expect(await statusOf(id)).toBe('approved')
    const decided = { kind: 'conflict', code: 'Payments.RefundDecided' }
    await expect(rejectRefund(as(second), id)).rejects.toMatchObject(decided)
    await expect(approveRefund(as(second), provider, id)).rejects.toMatchObject(decided)
    expect(await propose(id)).toMatchObject({ isProposed: true })
  })

  it('needs no second person at the limit', async () => {
    const { id } = await pay(limit)
    expect(await propose(id)).toMatchObject({ isProposed: false })
    expect(await statusOf(id)).toBe('voided')
  })
})
