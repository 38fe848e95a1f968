import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { holdTable, putAccount, testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { createMaintenancePeriod, deleteMaintenancePeriod } from '../../content/alerts/index.ts'
import { periodWith } from '../../content/alerts/maintenance.fixture.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { chargePayment } from './charge-payment.ts'
import { claimPayment } from './claim-payment.ts'
import { beginPayment, openHostedPage } from './hosted-payment.ts'
import { openMachine } from './machine.fixture.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { account, ana, at, contextOf, nonce, orderOf, provider } = machine
afterAll(() => machine.stop())

const { database } = at()
const staff = await machine.person({ isAdmin: true })
const frame = { kind: 'frame', communicatorUrl: 'http://localhost/communicator' } as const

/** Runs `work` while bills cannot be paid online. */
async function whileClosed(work: () => Promise<void>): Promise<void> {
  const clerk = contextOf(staff)
  const { maintenanceSettings, maintenanceWarningAlert } = periodWith({
    startTime: '12:00 AM',
    endTime: '12:00 AM',
  })
  const id = await createMaintenancePeriod(clerk, { maintenanceSettings, maintenanceWarningAlert })
  try {
    await work()
  } finally {
    await deleteMaintenancePeriod(clerk, id)
  }
}

const rowOf = async (reference: string) => {
  const rows = await database.read((builder) =>
    builder
      .select({
        status: payments.status,
        appCode: payments.appCode,
        item: paymentItems.accountNumber,
      })
      .from(payments)
      .innerJoin(paymentItems, sql`${paymentItems.paymentId} = ${payments.id}`)
      .where(sql`${payments.reference} = ${reference}`),
  )
  return rows[0]
}

const putFee = () =>
  putRequest(database, at().clock.now(), {
    status: 'Pending Payment',
    paymentAmountCents: 4500,
    paymentCode: 'PERMIT',
  })

describe('while bills cannot be paid online', () => {
  it('no payment starts, and an earlier result is still returned', async () => {
    const order = orderOf(2100)
    const { payment } = await chargePayment(at(), provider, order, await nonce())
    await whileClosed(async () => {
      const again = await chargePayment(at(), provider, order, await nonce())
      expect(again.payment.transactionId).toBe(payment.transactionId)
      await expect(
        chargePayment(at(), provider, orderOf(2101), await nonce()),
      ).rejects.toMatchObject({ code: 'Billing.MaintenanceClosed' })
    })
  })

  it('no page of the provider opens, also for what was begun before', async () => {
    const payment = await beginPayment(at(), orderOf(2200))
    const open = () => openHostedPage(at(), provider, payment.reference, frame)
    await whileClosed(() =>
      expect(open()).rejects.toMatchObject({ code: 'Billing.MaintenanceClosed' }),
    )
    expect(await open()).toMatchObject({ token: expect.any(String) })
    await whileClosed(() =>
      expect(open()).rejects.toMatchObject({ code: 'Billing.MaintenanceClosed' }),
    )
  })
})

describe('an account’s number', () => {
  it('is accepted however it is typed, and stored as the city has it', async () => {
    const [customer = '', location = ''] = account.number.split('-')
    const typed = { accountNumber: ` 00${customer} - 0${location}`, amountCents: 2300 }
    const { payment } = await claimPayment(at(), orderOf(2300, { items: [typed] }), 'created')
    expect(await rowOf(payment.reference)).toMatchObject({ item: account.number })
  })

  it.each(['-xx', '-', ' <b>-1'])('with more after it (%s) is invalid', async (tail) => {
    const items = [{ accountNumber: account.number + tail, amountCents: 2400 }]
    await expect(claimPayment(at(), orderOf(2400, { items }), 'created')).rejects.toMatchObject({
      code: 'Payment.AccountNotFound',
    })
  })

  it('of a fee is its request’s, whatever the order says; the code is the request’s too', async () => {
    const requestId = await putFee()
    const { payment } = await claimPayment(
      at(),
      orderOf(4500, {
        purpose: 'Form Fee',
        items: [{ accountNumber: '=cmd|x', amountCents: 4500, requestId }],
      }),
      'created',
    )
    expect(await rowOf(payment.reference)).toMatchObject({
      item: expect.stringMatching(/^[0-9a-f]{12}$/),
      appCode: 'PERMIT',
    })
  })
})

describe('an abandoned payment', () => {
  const fee = (requestId: string, caller: string) =>
    orderOf(4500, {
      purpose: 'Form Fee',
      items: [{ accountNumber: '1', amountCents: 4500, requestId }],
      payer: { caller, userId: null, organizationId: null, email: null },
    })

  it('blocks no other payer before its page is opened', async () => {
    const requestId = await putFee()
    const left = await beginPayment(at(), fee(requestId, 'device/a'))
    const other = await beginPayment(at(), fee(requestId, 'device/b'))
    expect(other.reference).not.toBe(left.reference)
    expect(await rowOf(left.reference)).toMatchObject({ status: 'failed' })
    await expect(openHostedPage(at(), provider, left.reference, frame)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('holds what it pays from the moment on which it could be paid', async () => {
    const requestId = await putFee()
    const first = await beginPayment(at(), fee(requestId, 'device/a'))
    await openHostedPage(at(), provider, first.reference, frame)
    await expect(beginPayment(at(), fee(requestId, 'device/b'))).rejects.toMatchObject({
      code: 'Payment.StillBeingChecked',
    })
  })

  it('opens no page once its request was canceled', async () => {
    const requestId = await putFee()
    const begun = await beginPayment(at(), fee(requestId, 'device/a'))
    await database.write((builder) => [
      builder
        .update(requests)
        .set({ closedAt: at().clock.now() })
        .where(sql`id = ${requestId}`),
    ])
    await expect(openHostedPage(at(), provider, begun.reference, frame)).rejects.toMatchObject({
      code: 'Payment.NothingToPay',
    })
  })
})

it('is refused and never charged if it was blocked by one that ends at that moment', async () => {
  const { payment } = await claimPayment(at(), orderOf(2600), 'submitted')
  const held = await holdTable(where.databaseUrl, 'payment_items')
  const second = orderOf(2600)
  const attempt = claimPayment(at(), second, 'submitted').catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await held.waiting()).toBeGreaterThan(0))
  await database.write((builder) => [
    builder
      .update(payments)
      .set({ status: 'declined' })
      .where(sql`id = ${payment.id}`),
  ])
  await held.release()
  expect(await attempt).toMatchObject({ kind: 'conflict', code: 'Payment.StillBeingChecked' })
  // A moment later it starts normally.
  expect(await claimPayment(at(), second, 'submitted')).toMatchObject({ isNew: true })
})

it('a city that takes no parts of a bill is paid whole', async () => {
  const { number: accountNumber } = await putAccount(where, ana.userId, 5000)
  const whole = { ...at(), city: { ...at().city, takesPartialPayments: false } }
  const part = orderOf(4999, { items: [{ accountNumber, amountCents: 4999 }] })
  await expect(claimPayment(whole, part, 'created')).rejects.toMatchObject({
    code: 'Payment.WholeOnly',
  })
  const all = orderOf(5000, { items: [{ accountNumber, amountCents: 5000 }] })
  expect(await claimPayment(whole, all, 'created')).toMatchObject({ isNew: true })
  expect(await claimPayment(at(), part, 'created')).toMatchObject({ isNew: true })
})
