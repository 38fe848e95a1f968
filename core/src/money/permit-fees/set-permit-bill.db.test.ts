import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { billingSystem } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import { claimPayment } from '../payments/claim-payment.ts'
import { openMachine } from '../payments/machine.fixture.ts'
import type { PaymentOrder } from '../payments/payment-order.ts'
import { createPermitRequest } from './create-permit-request.ts'
import { getPermitBill } from './get-permit-bill.ts'
import { listPermitBills } from './list-permit-bills.ts'
import { type SentPermitBill, setPermitBill } from './set-permit-bill.ts'

const machine = await openMachine(await testDatabase())
const { ana, at, contextOf, nonce, orderOf, provider } = machine
afterAll(() => machine.stop())

const office = () => contextOf(billingSystem, at().clock.now())

/** $300. */
function newBill(over: Partial<SentPermitBill> = {}): SentPermitBill {
  const unique = newId().slice(-12)
  return {
    recordId: `R${unique}`,
    number: `BP-${unique}`,
    accountNumber: `${unique.slice(-6)}-1`,
    applications: [
      { number: 'A-1', name: 'Garage', nameEs: 'Garaje', feeCents: 20_000 },
      { number: 'A-2', name: 'Electrical', feeCents: 9_000 },
    ],
    interestCents: 1_000,
    ...over,
  }
}

const dearer = (bill: SentPermitBill): SentPermitBill => ({ ...bill, interestCents: 1_500 })

const orderFor = ({ accountNumber }: SentPermitBill, requestId: string, amountCents = 30_000) =>
  orderOf(amountCents, { purpose: 'LPI', items: [{ accountNumber, amountCents, requestId }] })

const pay = async (order: PaymentOrder) => chargePayment(at(), provider, order, await nonce())

const listed = async ({ recordId }: SentPermitBill) => {
  const bills = await listPermitBills(office(), null)
  return bills.find((bill) => bill.recordId === recordId)
}

describe('a permit’s bill that the city sends', () => {
  it('is opened by its address and paid, which the city reads', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    expect(await listed(bill)).toMatchObject({ amountCents: 30_000, paidAt: null, reference: null })
    const request = await createPermitRequest(at(), bill.recordId)
    const { payment } = await pay(orderFor(bill, request.id))
    expect(await listed(bill)).toMatchObject({
      paidAt: expect.stringMatching(/^\d{4}-.*Z$/),
      reference: payment.reference,
    })
    const later = new Date(at(1).clock.now())
    expect(await listPermitBills(office(), later)).toEqual([])
  })

  it('is the same when it is sent again, and cannot change once it is paid', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    const request = await createPermitRequest(at(), bill.recordId)
    await pay(orderFor(bill, request.id))
    await setPermitBill(office(), bill)
    await expect(setPermitBill(office(), dearer(bill))).rejects.toMatchObject({
      code: 'Payment.NothingToPay',
    })
    expect(await listed(bill)).toMatchObject({ amountCents: 30_000 })
  })

  it('asks users who have opened it for the new amount', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    const { id } = await createPermitRequest(at(), bill.recordId)
    await setPermitBill(office(), dearer(bill))
    expect(await getPermitBill(at(), id)).toMatchObject({ amountCents: 30_500 })
    await expect(pay(orderFor(bill, id))).rejects.toMatchObject({ code: 'Payment.AmountInvalid' })
    expect((await pay(orderFor(bill, id, 30_500))).isPaid).toBe(true)
  })

  it('keeps its amount while a payment is open', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    const { id } = await createPermitRequest(at(), bill.recordId)
    await claimPayment(at(), orderFor(bill, id), 'created')
    await expect(setPermitBill(office(), dearer(bill))).rejects.toMatchObject({
      code: 'Payment.StillBeingChecked',
    })
    expect(await getPermitBill(at(), id)).toMatchObject({ amountCents: 30_000 })
  })

  it('never has a sum other than that of a payment begun at the same time', async () => {
    for (let n = 0; n < 20; n += 1) {
      const bill = newBill()
      await setPermitBill(office(), bill)
      const { id } = await createPermitRequest(at(), bill.recordId)
      const [begun, changed] = await Promise.allSettled([
        claimPayment(at(), orderFor(bill, id), 'created'),
        setPermitBill(office(), dearer(bill)),
      ])
      expect([begun.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('has a number and an account of its own, and a sum that can be paid', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    const { number, accountNumber } = bill
    for (const taken of [{ number }, { accountNumber }])
      await expect(setPermitBill(office(), newBill(taken))).rejects.toMatchObject({
        code: 'Billing.PermitNumberTaken',
      })
    const applications = [{ number: 'A-1', name: 'Garage', feeCents: 0 }]
    await expect(
      setPermitBill(office(), newBill({ applications, interestCents: 99 })),
    ).rejects.toMatchObject({ code: 'Payment.AmountInvalid' })
  })

  it('is audited, and only for the billing system', async () => {
    const bill = newBill()
    await setPermitBill(office(), bill)
    const audited = await at().database.read((builder) =>
      builder
        .select({ details: auditLog.details })
        .from(auditLog)
        .where(sql`entity_id = ${bill.recordId}`),
    )
    expect(audited).toEqual([{ details: { number: bill.number, cents: 30_000 } }])
    const asAna = contextOf(ana, at().clock.now())
    await expect(setPermitBill(asAna, bill)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(listPermitBills(asAna, null)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
