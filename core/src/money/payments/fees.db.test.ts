import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { noteEvent } from '../../casework/requests/index.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requestEvents, requests } from '../../casework/requests/requests.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { createPermitRequest, getPermitBill } from '../permit-fees/index.ts'
import { permitBills } from '../permit-fees/permit-fees.sql.ts'
import { chargePayment } from './charge-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentOrder } from './payment-order.ts'
import { transition } from './transition.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { account, ana, at, contextOf, nonce, orderOf, postedCents, provider } = machine
afterAll(() => machine.stop())

const { database } = at()
const put = (over: Parameters<typeof putRequest>[2]) =>
  putRequest(database, now, {
    status: 'Pending Payment',
    paymentAmountCents: 4500,
    paymentCode: 'PERMIT',
    ...over,
  })

const rowOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(requests)
      .where(sql`id = ${id}`),
  )
  return row
}

const paidEvents = async (id: string) =>
  database.read((builder) =>
    builder
      .select({ facts: requestEvents.facts })
      .from(requestEvents)
      .where(sql`request_id = ${id} and kind = 'paid'`)
      .orderBy(requestEvents.at, requestEvents.id),
  )

const statusSteps = async (id: string) => {
  const rows = await database.read((builder) =>
    builder
      .select({ facts: requestEvents.facts })
      .from(requestEvents)
      .where(sql`request_id = ${id} and kind = 'status' and by = 'system'`),
  )
  return rows.map(({ facts }) => facts)
}

const fee = (requestId: string, over: Partial<PaymentOrder> = {}): PaymentOrder =>
  orderOf(4500, {
    purpose: 'Form Fee',
    items: [{ accountNumber: '00000001', amountCents: 4500, requestId }],
    ...over,
  })

const pay = async (order: PaymentOrder, context = at()) =>
  chargePayment(context, provider, order, await nonce())

/** A $300 permit bill: two applications, and the interest. */
async function putBill() {
  const id = newId<'bill'>()
  const bill = { recordId: `R${id.slice(-12)}`, number: `BP-${id.slice(-12)}` }
  const accountNumber = `${id.slice(-6)}-1`
  await database.write((builder) => [
    builder.insert(permitBills).values({
      id,
      ...bill,
      accountNumber,
      applications: [
        { number: 'A-1', name: 'Garage', nameEs: 'Garaje', feeCents: 20_000 },
        { number: 'A-2', name: 'Electrical', feeCents: 9_000 },
      ],
      interestCents: 1_000,
      createdAt: now,
    }),
  ])
  return { ...bill, accountNumber }
}

const lpi = (requestId: string, accountNumber: string, over: Partial<PaymentOrder> = {}) =>
  orderOf(30_000, {
    purpose: 'LPI',
    items: [{ accountNumber, amountCents: 30_000, requestId }],
    ...over,
  })

describe('a request’s fee', () => {
  it('is paid once, and is in its history', async () => {
    const id = await put({ userId: ana.userId })
    const { payment } = await pay(fee(id))
    expect(await rowOf(id)).toMatchObject({ status: 'Submitted', paidAt: expect.any(Date) })
    expect(await paidEvents(id)).toMatchObject([{ facts: { reference: payment.reference } }])
    await expect(pay(fee(id))).rejects.toMatchObject({ code: 'Payment.NothingToPay' })
  })

  it('continues where staff work on it', async () => {
    const id = await put({ userId: ana.userId })
    await database.write((builder) => [
      noteEvent(at(), builder, {
        requestId: id,
        kind: 'status',
        by: 'staff',
        isPublic: true,
        facts: { from: 'Under Review', to: 'Pending Payment' },
      }),
    ])
    await pay(fee(id))
    expect(await rowOf(id)).toMatchObject({ status: 'Under Review', paidAt: expect.any(Date) })
    expect(await statusSteps(id)).toContainEqual({ from: 'Pending Payment', to: 'Under Review' })
  })

  it('is due again when its payment was returned', async () => {
    const id = await put({ userId: ana.userId })
    const { payment } = await pay(fee(id))
    await transition(at(), payment, { to: 'voided', cause: 'staff' })
    expect(await rowOf(id)).toMatchObject({ status: 'Pending Payment', paidAt: null })
    expect((await paidEvents(id)).at(-1)?.facts).toMatchObject({ takenBack: payment.reference })
    expect((await pay(fee(id))).isPaid).toBe(true)
  })

  it('is paid exactly, by one item, and by its own purpose alone', async () => {
    const id = await put({ userId: ana.userId })
    const one = { accountNumber: '1', amountCents: 4500, requestId: id }
    const refused: readonly [PaymentOrder, string][] = [
      [fee(id, { items: [{ ...one, amountCents: 4400 }] }), 'Payment.AmountInvalid'],
      [fee(id, { items: [one, one] }), 'Payment.AmountInvalid'],
      [fee(id, { purpose: 'LPI' }), 'Payment.AccountNotFound'],
      [fee(newId()), 'Payment.AccountNotFound'],
    ]
    for (const [order, code] of refused) await expect(pay(order)).rejects.toMatchObject({ code })
    expect(await rowOf(id)).toMatchObject({ status: 'Pending Payment', paidAt: null })
  })

  it('is not paid by a water bill that names it, nor is a fee posted to a water account', async () => {
    const id = await put({ userId: ana.userId })
    const before = await postedCents()
    const water = { accountNumber: account.number, amountCents: 4500, requestId: id }
    await pay(orderOf(4500, { items: [water] }))
    expect(await rowOf(id)).toMatchObject({ paidAt: null })
    expect(await postedCents()).toBe(before + 4500)
    await pay(fee(id, { items: [water] }))
    expect(await rowOf(id)).toMatchObject({ paidAt: expect.any(Date) })
    expect(await postedCents()).toBe(before + 4500)
  })

  it('of a guest can be paid with its id; one of a person only by that person', async () => {
    const guests = await put({ guestEmail: 'guest@home.example' })
    const payer = { caller: 'device/x', userId: null, organizationId: null, email: null }
    const asGuest = contextOf(anonymous, at().clock.now())
    expect((await pay(fee(guests, { payer }), asGuest)).isPaid).toBe(true)
    const anas = await put({ userId: ana.userId })
    const other = await machine.person()
    for (const context of [asGuest, contextOf(other, at().clock.now())])
      await expect(pay(fee(anas, { payer }), context)).rejects.toMatchObject({
        code: 'Payment.AccountNotFound',
      })
  })
})

describe('a permit’s bill', () => {
  it('is opened once for each person, by its record’s id or its number', async () => {
    const { recordId, number } = await putBill()
    const both = await Promise.all([
      createPermitRequest(at(), recordId),
      createPermitRequest(at(), number),
    ])
    expect(both[0]).toEqual(both[1])
    const other = contextOf(await machine.person(), at().clock.now())
    expect((await createPermitRequest(other, recordId)).id).not.toBe(both[0].id)
    await expect(createPermitRequest(at(), 'none')).rejects.toMatchObject({
      code: 'Payment.RecordNotFound',
    })
  })

  it('shows each application, and the interest last', async () => {
    const { recordId, number, accountNumber } = await putBill()
    const { id } = await createPermitRequest(at(), recordId)
    expect(await getPermitBill({ ...at(), language: 'es' }, id)).toMatchObject({
      accountNumber,
      amountCents: 30_000,
      isPaid: false,
      items: [
        { applicationNumber: 'A-1', applicationName: 'Garaje', feeCents: 20_000 },
        { applicationNumber: 'A-2', applicationName: 'Electrical', feeCents: 9_000 },
        { applicationNumber: number, feeCents: 1_000 },
      ],
    })
    const other = contextOf(await machine.person(), at().clock.now())
    await expect(getPermitBill(other, id)).rejects.toMatchObject({ code: 'Request.NotFound' })
  })

  it('is paid once, by any user who has it among their requests, and none is left to open', async () => {
    const { recordId, accountNumber } = await putBill()
    const mine = await createPermitRequest(at(), recordId)
    const neighbor = await machine.person()
    const theirs = contextOf(neighbor, at().clock.now())
    const other = await createPermitRequest(theirs, recordId)
    const payer = {
      caller: `user/${neighbor.userId}`,
      userId: neighbor.userId,
      organizationId: null,
      email: null,
    }
    const tried = await Promise.allSettled([
      pay(lpi(mine.id, accountNumber)),
      pay(lpi(other.id, accountNumber, { payer }), theirs),
    ])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const id of [mine.id, other.id])
      expect(await rowOf(id)).toMatchObject({
        status: 'Complete',
        paidAt: expect.any(Date),
        closedAt: expect.any(Date),
      })
    const late = contextOf(await machine.person(), at().clock.now())
    await expect(createPermitRequest(late, recordId)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Payment.NothingToPay',
    })
  })

  it('is done when it is paid, and open again when the payment is reversed', async () => {
    const { recordId, accountNumber } = await putBill()
    const { id } = await createPermitRequest(at(), recordId)
    const { payment } = await pay(lpi(id, accountNumber))
    expect(await statusSteps(id)).toEqual([{ from: 'Pending Payment', to: 'Complete' }])
    await transition(at(), payment, { to: 'voided', cause: 'staff' })
    expect(await rowOf(id)).toMatchObject({
      status: 'Pending Payment',
      closedAt: null,
      paidAt: null,
    })
    expect((await pay(lpi(id, accountNumber))).isPaid).toBe(true)
  })

  it('is due even if its request was canceled', async () => {
    const { recordId } = await putBill()
    const { id } = await createPermitRequest(at(), recordId)
    await database.write((builder) => [
      builder
        .update(requests)
        .set({ status: 'Cancelled', closedAt: now })
        .where(sql`id = ${id}`),
    ])
    expect((await createPermitRequest(at(), recordId)).id).toBe(id)
    expect(await rowOf(id)).toMatchObject({ status: 'Pending Payment', closedAt: null })
  })

  it('is paid under its own account alone', async () => {
    const [bill, another] = [await putBill(), await putBill()]
    const { id } = await createPermitRequest(at(), bill.recordId)
    await expect(pay(lpi(id, another.accountNumber))).rejects.toMatchObject({
      code: 'Payment.AccountNotFound',
    })
  })
})
