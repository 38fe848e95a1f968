import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { discrepancies, payments, reconciliations } from '../ledger/payments.sql.ts'
import { chargePayment } from './charge-payment.ts'
import { openMachine } from './machine.fixture.ts'
import { isReconciliationDue, reconcilePayments } from './reconcile.ts'
import { refundPayment } from './refund-payment.ts'
import { sweepRefunds } from './sweep-refunds.ts'
import { sweepPayments } from './sweep.ts'

/** These tests repeat amounts on purpose. */
const anyway = { confirmed: ['Payment.PaidRecently'] } as const

const machine = await openMachine(await testDatabase())
const { at, booked, control, nonce, orderOf, ours, postedCents, provider } = machine
const staff = await machine.person({ isAdmin: true })
const asStaff = () => ({ ...at(), actor: staff })
afterAll(() => machine.stop())

const pay = async (cents: number) =>
  (await chargePayment(at(), provider, orderOf(cents, anyway), await nonce())).payment
const statusOf = async (reference: string) =>
  (await ours()).find((payment) => payment.reference === reference)?.status
const listed = () => at().database.read((builder) => builder.select().from(discrepancies))
const settle = () => control('POST', '/settle')

describe('a reconciliation', () => {
  it('settles what the provider settled, and finds nothing where both books agree', async () => {
    const payment = await pay(1111)
    await settle()
    const report = await reconcilePayments(at(1), provider)
    expect(report.moved).toBeGreaterThan(0)
    expect(await statusOf(payment.reference)).toBe('settled')
    expect(await listed()).toEqual([])
  })

  it('lists an unknown transaction, a wrong amount, and a missing payment', async () => {
    await provider.charge(
      // Not ordered by the portal.
      { reference: `P${'Z'.repeat(19)}`, amount: toCents(900), description: '', email: null },
      await nonce(),
    )
    const wrong = await pay(1200)
    const [lost] = [await pay(1300)]
    await at().database.write((builder) => [
      builder.update(payments).set({ amountCents: 1201 }).where(eq(payments.id, wrong.id)),
      builder
        .update(payments)
        .set({ reference: `P${'Y'.repeat(19)}` })
        .where(eq(payments.id, lost.id)),
    ])
    await reconcilePayments(at(120), provider)
    await reconcilePayments(at(121), provider)
    const kinds = (await listed()).map(({ kind }) => kind).toSorted()
    // The renamed payment's charge is unknown here, and the payment missing there.
    expect(kinds).toEqual(['amount', 'missing-there', 'unknown-here', 'unknown-here'])
  })

  it('is due once a day', async () => {
    expect(await isReconciliationDue(at(180))).toBe(false)
    expect(await isReconciliationDue(at(60 * 26))).toBe(true)
    await at().database.write((builder) => [builder.delete(reconciliations)])
    expect(await isReconciliationDue(at())).toBe(true)
  })

  it('records a bank’s return with its code, and reverses the posting', async () => {
    const before = await postedCents()
    const order = orderOf(1400)
    const { payment } = await chargePayment(at(), provider, order, await nonce({ isBank: true }))
    await settle()
    await reconcilePayments(at(1), provider)
    expect(await postedCents()).toBe(before + 1400)
    const row = (await booked()).find(({ invoice }) => invoice === payment.reference)
    await control('POST', `/transactions/${row?.id}/return`, { code: 'R01' })
    await reconcilePayments(at(2), provider)
    const [after] = await at().database.read((builder) =>
      builder.select().from(payments).where(eq(payments.id, payment.id)),
    )
    expect([after?.status, after?.returnCode]).toEqual(['failed', 'R01'])
    expect(await postedCents()).toBe(before)
  })
})

describe('a refund', () => {
  const refund = (paymentId: string, amountCents: number | null = null) =>
    refundPayment(asStaff(), provider, { paymentId, amountCents, reason: 'Paid by mistake' })

  it('voids what is not settled, once, and reverses the posting', async () => {
    const before = await postedCents()
    const payment = await pay(2100)
    expect(await refund(payment.id)).toEqual({ kind: 'void', isUnknown: false, isProposed: false })
    expect(await auditEntriesOf(at().database, payment.id)).toEqual([
      `refundPayment by ${staff.userId}`,
    ])
    expect(await statusOf(payment.reference)).toBe('voided')
    expect(await postedCents()).toBe(before)
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'Payments.NotRefundable' })
  })

  it('refunds what is settled, in part, once', async () => {
    const before = await postedCents()
    const payment = await pay(2200)
    await settle()
    await sweepPayments(at(3), provider)
    await reconcilePayments(at(3), provider)
    expect(await refund(payment.id, 200)).toEqual({
      kind: 'refund',
      isUnknown: false,
      isProposed: false,
    })
    expect(await statusOf(payment.reference)).toBe('refunded')
    expect(await postedCents()).toBe(before + 2000)
  })

  it.each([
    ['whole', null],
    ['in part', 300],
  ])('%s asks the provider what was settled since, and works', async (_how, part) => {
    const payment = await pay(2250)
    await settle()
    expect(await statusOf(payment.reference)).toBe('approved')
    expect(await refund(payment.id, part)).toEqual({
      kind: 'refund',
      isUnknown: false,
      isProposed: false,
    })
    expect(await statusOf(payment.reference)).toBe('refunded')
    const [given] = (await booked()).filter(({ kind }) => kind === 'refundTransaction').slice(-1)
    expect(given?.cents).toBe(part ?? 2250)
  })

  it('by two members of staff at once happens once', async () => {
    const payment = await pay(2300)
    const answers = await Promise.allSettled([refund(payment.id), refund(payment.id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const voided = (await booked()).filter(({ invoice }) => invoice === payment.reference)
    expect(voided.map(({ status }) => status)).toEqual(['voided'])
  })

  it.each(['timeout-before', 'timeout-after'])(
    'whose answer is lost (%s) is found',
    async (fault) => {
      const payment = await pay(2400)
      const isDone = fault === 'timeout-after'
      await control('POST', '/faults', { request: 'createTransactionRequest', fault })
      expect(await refund(payment.id)).toEqual({
        kind: 'void',
        isUnknown: !isDone,
        isProposed: false,
      })
      expect(await statusOf(payment.reference)).toBe(isDone ? 'voided' : 'approved')
      expect(await sweepRefunds(at(20), provider)).toBe(isDone ? 0 : 1)
      expect(await statusOf(payment.reference)).toBe(isDone ? 'voided' : 'approved')
    },
  )

  it.each(['timeout-before', 'timeout-after'])(
    'whose answer is lost (%s) while its books are closed is found by the sweep',
    async (fault) => {
      const payment = await pay(2401)
      await control('POST', '/faults', { request: 'createTransactionRequest', fault })
      const request = 'getTransactionDetailsRequest'
      await control('POST', '/faults', { request, fault: 'broken', times: 2 })
      expect(await refund(payment.id)).toEqual({ kind: 'void', isUnknown: true, isProposed: false })
      await sweepRefunds(at(20), provider)
      expect(await statusOf(payment.reference)).toBe(
        fault === 'timeout-after' ? 'voided' : 'approved',
      )
    },
  )

  it.each([
    ['void', null],
    ['refund', null],
    ['refund', 450],
  ])('(%s of %s cents) that was sent twice on its way is done once', async (kind, part) => {
    const payment = await pay(2450)
    if (kind === 'refund') {
      await settle()
      await sweepPayments(at(3), provider)
      await reconcilePayments(at(3), provider)
    }
    await control('POST', '/faults', {
      request: 'createTransactionRequest',
      fault: 'answer-twice',
    })
    const before = (await booked()).length
    expect(await refund(payment.id, part)).toEqual({ kind, isUnknown: false, isProposed: false })
    expect(await statusOf(payment.reference)).toBe(kind === 'void' ? 'voided' : 'refunded')
    expect((await booked()).slice(before).map(({ cents }) => cents)).toEqual(
      kind === 'void' ? [] : [part ?? 2450],
    )
  })

  it.each([0, -1, 2501, 0.5])('of %d cents of 2500 is refused', async (cents) => {
    const payment = await pay(2500)
    await settle()
    await reconcilePayments(at(3), provider)
    await expect(refund(payment.id, cents)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is for staff alone, and wants a reason', async () => {
    const payment = await pay(2600)
    const order = { paymentId: payment.id, amountCents: null, reason: 'Why not' }
    await expect(refundPayment(at(), provider, order)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(
      refundPayment(asStaff(), provider, { ...order, reason: ' ' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})
