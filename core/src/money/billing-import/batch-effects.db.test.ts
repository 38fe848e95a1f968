import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { messages } from '../../casework/messages/messages.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { billingSystem } from '../../platform/kernel/actor.ts'
import { billingIn, type FixtureAccount } from '../billing/billing.fixture.ts'
import { getBillingHistory } from '../billing/index.ts'
import type { PaymentStatus } from '../ledger/payment-status.ts'
import { payments } from '../ledger/payments.sql.ts'
import { portalPayment } from '../payments/portal-payment.fixture.ts'
import {
  accountRow,
  billRow,
  overdueRow,
  paymentRow,
  type Sending,
  send,
  tablesIn,
} from './import.fixture.ts'
import { listPostings, postingsAsCsv } from './index.ts'

const { database, contextOf, person, mailTo } = peopleIn(await testDatabase())
const { account, payment, delinquency, organization } = billingIn(database)
const context = contextOf(billingSystem)
const { name, paymentsOf, overdueOf } = tablesIn(database)

describe('payments of the portal', () => {
  it('are listed until the billing system has booked them', async () => {
    const own = await account({ balanceCents: 6120 })
    await payment(own, { reference: 'P100', amountCents: 6120 })
    await payment(own, { reference: 'P100-R', amountCents: -120 })
    const mine = async () =>
      (await listPostings(context)).filter(({ customerId }) => customerId === own.customerId)
    const { customerId, locationId } = own
    expect(await mine()).toEqual([
      {
        kind: 'payment',
        customerId,
        locationId,
        reference: 'P100',
        type: 'Portal',
        date: '11192026',
        amount: '6120',
      },
      {
        kind: 'payment',
        customerId,
        locationId,
        reference: 'P100-R',
        type: 'Portal',
        date: '11192026',
        amount: '120-',
      },
    ])
    const sending: Sending = { batchId: name(), format: 'csv' }
    await send(context, sending, postingsAsCsv(await mine()))
    expect(await mine()).toEqual([])
    expect(await paymentsOf(own.id)).toMatchObject([{ postedAt: now }, { postedAt: now }])
  })

  it('stop reducing what is due when the balance includes them', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 6120 })
    await payment(own, { reference: 'P200', amountCents: 6120 })
    const due = async () =>
      JSON.parse(await getBillingHistory(contextOf(someone), {})) as { totalAmountDue: number }
    const seen = new Set<number>()
    const reading = { isOver: false }
    const sending = send(context, { batchId: name() }, [
      paymentRow(own, { reference: 'P200', type: 'Portal' }),
      accountRow(own, { balance: '0' }),
    ]).finally(() => (reading.isOver = true))
    while (!reading.isOver) seen.add((await due()).totalAmountDue)
    await sending
    seen.add((await due()).totalAmountDue)
    expect([...seen]).toEqual([0])
  })

  const back: readonly PaymentStatus[] = ['voided', 'refunded', 'failed', 'declined']
  it.each(back)('that were %s before they were booked are refunded there, too', async (status) => {
    const own = await account()
    const reference = `P${name()}`.slice(0, 20)
    await database.write((builder) => [
      builder.insert(payments).values(portalPayment({ reference, status, amountCents: 100 })),
    ])
    const row = paymentRow(own, { reference, amount: '100' })
    await send(context, { batchId: name() }, [row])
    await send(context, { batchId: name() }, [row])
    expect(await paymentsOf(own.id)).toMatchObject([
      { reference, amountCents: 100, postedAt: now },
      { reference: `${reference}-R`, amountCents: -100, postedAt: null },
    ])
  })
})

describe('overdue accounts', () => {
  it('are cleared by an empty row', async () => {
    const own = await account()
    await delinquency(own)
    await delinquency(own, { type: 'shutoff' })
    await send(context, { batchId: name() }, [overdueRow(own, { amount: '0' })])
    expect(await overdueOf(own.id)).toMatchObject([{ type: 'shutoff' }])
  })

  it('are exactly those of a full batch', async () => {
    const [named, other] = [await account(), await account()]
    await delinquency(named, { type: 'shutoff' })
    await delinquency(other)
    await send(context, { batchId: name(), kind: 'full' }, [overdueRow(named, { amount: '7' })])
    expect(await overdueOf(other.id)).toEqual([])
    expect(await overdueOf(named.id)).toMatchObject([{ type: 'past-due', amountCents: 7 }])
  })
})

describe('a bill without paper', () => {
  const inbox = (userId: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(messages)
        .where(sql`user_id = ${userId}`),
    )

  it('notifies every owner of the account once, each in their language', async () => {
    const [ana, omar, pending] = [await person({ language: 'es' }), await person(), await person()]
    const organizationId = await organization([omar.userId])
    await organization([pending.userId], false)
    const own: FixtureAccount = await account({
      ownerIds: [ana.userId],
      organizationId,
      isPaperless: true,
    })
    const rows = [accountRow(own), billRow(own, { amount: '123456', lines: '' })]
    await send(context, { batchId: name() }, rows)
    await send(context, { batchId: name() }, rows)
    const values = { account: own.number, amount: '$1,234.56' }
    expect(await mailTo(ana.email)).toMatchObject([
      { kind: 'bill-ready', language: 'es', values: { ...values, day: '29 de noviembre de 2026' } },
    ])
    expect(await mailTo(omar.email)).toMatchObject([
      { kind: 'bill-ready', language: 'en', values: { ...values, day: 'November 29, 2026' } },
    ])
    expect(await mailTo(pending.email)).toEqual([])
    expect(await inbox(ana.userId)).toMatchObject([
      {
        title: `Your bill for account ${own.number} is ready`,
        titleEs: `Su factura de la cuenta ${own.number} está lista`,
        body: expect.stringContaining('$1,234.56 is due on November 29, 2026.'),
        bodyEs: expect.stringContaining('29 de noviembre de 2026'),
      },
    ])
  })

  it('sends no notification for an account with paper bills', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId] })
    await send(context, { batchId: name() }, [billRow(own)])
    expect([await mailTo(someone.email), await inbox(someone.userId)]).toEqual([[], []])
  })
})
