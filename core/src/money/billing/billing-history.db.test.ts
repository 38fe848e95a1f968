import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { dueOf } from './amounts.ts'
import { arrangements, instalments } from './arrangements.sql.ts'
import { billingIn } from './billing.fixture.ts'
import {
  getBillingHistory,
  getPaymentHistory,
  listDelinquencies,
  listPaymentHistory,
} from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })
const { account, bill, payment, delinquency, organization } = billingIn(database)

const dollars = (cents: number) => cents / 100

interface Account {
  readonly accountNumber: string
  readonly totalAmountDue: number
  readonly penaltyAmount: number
  readonly amount: number
  readonly isPending: boolean
  readonly nextInstallment: { readonly amount: number; readonly dueOn: string } | null
}
interface History {
  readonly totalAmountDue: number
  readonly accounts: readonly Account[]
  readonly accountDelinquentStatuses: readonly { type: string; amount: number }[]
  readonly bills: readonly {
    key: string
    type: string
    amountDueWithoutPending: number
    currentBalance: number
    isPending: boolean
    pdfLink: string
  }[]
  readonly payments: readonly { paymentAmount: number; paymentDate: string; isPending: boolean }[]
  readonly historyMonthly: readonly { month: string; billedAmount: number; paidAmount: number }[]
}

type Someone = Awaited<ReturnType<typeof person>>

// The API's tests check the shape against the contract.
const historyOf = async (someone: Someone, asked = {}) =>
  JSON.parse(await getBillingHistory(contextOf(someone), asked)) as History

describe('the billing page', () => {
  it('costs one round trip', async () => {
    const someone = await person()
    await bill(await account({ ownerIds: [someone.userId], balanceCents: 6120 }))
    const before = await trips()
    await historyOf(someone)
    expect((await trips()) - before).toBe(1)
  })

  it('is empty without an account', async () => {
    const someone = await person()
    await bill(await account({ ownerIds: [(await person()).userId], balanceCents: 6120 }))
    expect(await historyOf(someone)).toMatchObject({
      totalAmountDue: 0,
      accounts: [],
      bills: [],
      payments: [],
    })
  })

  it('adds up what is due; a credit on one account pays no other', async () => {
    const someone = await person()
    const ownerIds = [someone.userId]
    await account({ ownerIds, balanceCents: 6732, penaltyCents: 612 })
    await account({ ownerIds, balanceCents: -5000 })
    const { totalAmountDue, accounts } = await historyOf(someone)
    expect(totalAmountDue).toBe(67.32)
    expect(accounts).toMatchObject([
      { amount: 61.2, penaltyAmount: 6.12, totalAmountDue: 67.32, currentBalance: 67.32 },
      { amount: 0, penaltyAmount: 0, totalAmountDue: 0, currentBalance: -50 },
    ])
  })

  it('shows an overpayment as a credit right away', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 5800 })
    await payment(own, { amountCents: 5800 })
    await payment(own, { amountCents: 5800 })
    const { accounts, totalAmountDue } = await historyOf(someone)
    expect(totalAmountDue).toBe(0)
    expect(accounts).toMatchObject([{ totalAmountDue: 0, creditAmount: 58, currentBalance: 58 }])
  })

  it('subtracts payments not in the balance yet, from the oldest bill first', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 10_000 })
    const older = await bill(own, {
      amountCents: 6000,
      billedOn: '2026-10-08',
      dueOn: '2026-10-29',
    })
    const newer = await bill(own, { amountCents: 4000 })
    await payment(own, { amountCents: 7000 })
    await payment(own, { amountCents: 900, paidOn: '2026-09-01', postedAt: now })
    const history = await historyOf(someone)
    expect(history.totalAmountDue).toBe(30)
    expect(history.accounts).toMatchObject([{ isPending: true }])
    expect(history.bills).toMatchObject([
      { key: newer, amountDueWithoutPending: 30, currentBalance: 40, isPending: true },
      { key: older, amountDueWithoutPending: 0, currentBalance: 60, isPending: true },
    ])
    expect(history.payments).toMatchObject([
      { paymentAmount: 70, isPending: true },
      { paymentAmount: 9, isPending: false },
    ])
  })

  it('goes twelve months back, except for open bills', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId] })
    const old = { billedOn: '2025-10-01', dueOn: '2025-10-22' }
    const open = await bill(own, old)
    await bill(own, { ...old, balanceCents: 0 })
    const settled = await bill(own, { balanceCents: 0, billedOn: '2025-11-20' })
    await payment(own, { paidOn: '2025-11-20', amountCents: 100, postedAt: now })
    await payment(own, { paidOn: '2025-11-19', amountCents: 200, postedAt: now })
    const { bills, payments } = await historyOf(someone)
    expect(bills.map(({ key }) => key)).toEqual([settled, open])
    expect(payments.map(({ paymentAmount }) => paymentAmount)).toEqual([1])
  })

  it('sums up twelve months, the current one first, by city time', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId] })
    await bill(own, { amountCents: 4000, billedOn: '2026-10-31', balanceCents: 0 })
    await bill(own, { amountCents: 100, billedOn: '2026-10-01', balanceCents: 0 })
    await payment(own, { amountCents: 4000, paidOn: '2026-11-01', postedAt: now })
    const { historyMonthly } = await historyOf(someone)
    expect(historyMonthly).toHaveLength(12)
    expect(historyMonthly.slice(0, 3)).toEqual([
      { month: '2026-11', billedAmount: 0, paidAmount: 40 },
      { month: '2026-10', billedAmount: 41, paidAmount: 0 },
      { month: '2026-09', billedAmount: 0, paidAmount: 0 },
    ])
    expect(historyMonthly.at(-1)?.month).toBe('2025-12')
    // 11:30 pm on October 31 in Elgin is November in UTC.
    const night = contextOf(someone, new Date('2026-11-01T04:30:00Z'))
    const then = JSON.parse(await getBillingHistory(night, {})) as History
    expect(then.historyMonthly[0]?.month).toBe('2026-10')
  })

  it('leads to each bill as PDF, in the reader’s language', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId] })
    const key = await bill(own)
    const context = { ...contextOf(someone), language: 'es' as const }
    const { bills } = JSON.parse(await getBillingHistory(context, {})) as History
    expect(bills).toMatchObject([
      { type: `Water (${own.number})`, pdfLink: `/api/naviline/bills/${key}/pdf?lng=es` },
    ])
  })
})

describe('an organization’s billing', () => {
  it('is shown to the organization’s members only', async () => {
    const [member, pending, stranger] = [await person(), await person(), await person()]
    const organizationId = await organization([member.userId])
    const other = await organization([pending.userId], false)
    const own = await account({ organizationId, balanceCents: 500 })
    await account({ organizationId: other, balanceCents: 700 })
    expect((await historyOf(member, { organizationId })).accounts).toMatchObject([
      { accountNumber: own.number },
    ])
    // A user who is no approved member gets not-found.
    const code = { kind: 'not-found', code: 'Organization.NotFound' }
    await expect(historyOf(stranger, { organizationId })).rejects.toMatchObject(code)
    await expect(historyOf(pending, { organizationId: other })).rejects.toMatchObject(code)
    await expect(historyOf(member, { organizationId: newId() })).rejects.toMatchObject(code)
  })

  it('replaces the person’s own while they act for it', async () => {
    const member = await person()
    const organizationId = await organization([member.userId])
    const own = await account({ ownerIds: [member.userId], balanceCents: 100 })
    const bakery = await account({ organizationId, balanceCents: 200 })
    const acting = { ...member, organizationId }
    expect((await historyOf(acting)).accounts).toMatchObject([{ accountNumber: bakery.number }])
    expect((await historyOf(acting, { userId: member.userId })).accounts).toMatchObject([
      { accountNumber: own.number },
    ])
    expect((await historyOf(member)).accounts).toMatchObject([{ accountNumber: own.number }])
  })

  it('is found only by the user’s own id', async () => {
    const [one, other] = [await person(), await person()]
    await expect(historyOf(one, { userId: other.userId })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'Billing.AccountNotFound',
    })
  })
})

describe('an overdue account', () => {
  it('is shown until what is overdue was paid', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 9000 })
    await delinquency(own, { amountCents: 9000 })
    await delinquency(own, { type: 'shutoff', amountCents: 4000, onDay: '2026-12-01' })
    const statuses = async () =>
      (await historyOf(someone)).accountDelinquentStatuses.map(({ type, amount }) => [type, amount])
    expect(await statuses()).toEqual([
      ['past-due', 90],
      ['shutoff', 40],
    ])
    await payment(own, { amountCents: 4000 })
    expect(await statuses()).toEqual([['past-due', 50]])
    await payment(own, { amountCents: 5000 })
    expect(await statuses()).toEqual([])
    expect(JSON.parse(await listDelinquencies(contextOf(someone), {}))).toEqual([])
  })
})

describe('an account under an arrangement', () => {
  const arranged = (of: { id: string }, offeredBy: string, given: object) =>
    database.write((builder) => [
      builder.insert(arrangements).values({
        id: newId(),
        utilityAccountId: of.id,
        status: 'accepted',
        totalCents: 3000,
        note: '',
        offeredBy,
        offeredAt: now,
        answerBy: '2026-12-01',
        ...given,
      }),
    ])

  it('is overdue by what neither the arrangement nor a pending payment covers, and faces no shutoff', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 9000 })
    await arranged(own, someone.userId, {})
    await delinquency(own, { amountCents: 9000 })
    await delinquency(own, { type: 'shutoff', amountCents: 9000, onDay: '2026-12-01' })
    // Older than the offer: it does not count toward the arrangement.
    await payment(own, { amountCents: 1000, createdAt: new Date(now.getTime() - 1000) })
    const { accountDelinquentStatuses } = await historyOf(someone)
    expect(accountDelinquentStatuses).toMatchObject([{ type: 'past-due', amount: 50 }])
  })

  it.each(['offered', 'declined', 'withdrawn', 'broken'] as const)(
    'is overdue like every other account while the arrangement is %s',
    async (status) => {
      const someone = await person()
      const [own, other] = [
        await account({ ownerIds: [someone.userId], balanceCents: 9000 }),
        await account(),
      ]
      await arranged(own, someone.userId, { status })
      // Another user's arrangement.
      await arranged(other, someone.userId, {})
      await delinquency(own, { type: 'shutoff', amountCents: 9000 })
      const { accountDelinquentStatuses } = await historyOf(someone)
      expect(accountDelinquentStatuses).toMatchObject([{ type: 'shutoff', amount: 90 }])
    },
  )
})

describe('the next installment of an account', () => {
  const arranged = async (of: { id: string }, offeredBy: string, status: 'accepted' | 'broken') => {
    const arrangementId = newId()
    await database.write((builder) => [
      builder.insert(arrangements).values({
        id: arrangementId,
        utilityAccountId: of.id,
        status,
        totalCents: 9000,
        note: '',
        offeredBy,
        offeredAt: now,
        answerBy: '2026-12-01',
      }),
      builder.insert(instalments).values(
        ['2026-11-25', '2026-12-09', '2026-12-23'].map((dueOn, i) => ({
          arrangementId,
          position: i + 1,
          amountCents: 3000,
          dueOn,
        })),
      ),
    ])
  }
  const nextOf = async (actor: Someone) => {
    const { accounts } = await historyOf(actor)
    return accounts.map(({ nextInstallment }) => nextInstallment)
  }

  it('is the first that is not paid in full, with what is left of it', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 9000 })
    await arranged(own, someone.userId, 'accepted')
    expect(await nextOf(someone)).toEqual([{ amount: 30, dueOn: '2026-11-25' }])
    await payment(own, { amountCents: 4200, createdAt: new Date(now.getTime() + 1000) })
    expect(await nextOf(someone)).toEqual([{ amount: 18, dueOn: '2026-12-09' }])
    await payment(own, { amountCents: 4800, createdAt: new Date(now.getTime() + 2000) })
    expect(await nextOf(someone)).toEqual([null])
  })

  it('is none once one was missed, and none of an arrangement that is not accepted', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 9000 })
    await arranged(own, someone.userId, 'broken')
    expect(await nextOf(someone)).toEqual([null])
    await arranged(own, someone.userId, 'accepted')
    const late = await getBillingHistory(contextOf(someone, new Date('2026-11-27T18:00:00Z')), {})
    expect(JSON.parse(late)).toMatchObject({ accounts: [{ nextInstallment: null }] })
  })
})

describe('payment history', () => {
  it('is not found where there is no account (spec, resident section 8)', async () => {
    const context = contextOf(await person())
    const code = { kind: 'not-found', code: 'Billing.NoAccounts' }
    await expect(listPaymentHistory(context, {})).rejects.toMatchObject(code)
    await expect(getPaymentHistory(context, {})).rejects.toMatchObject(code)
  })

  it('lists what is due and what was paid, per account and in total', async () => {
    const someone = await person()
    const ownerIds = [someone.userId]
    const first = await account({ ownerIds, balanceCents: 6120 })
    const second = await account({
      ownerIds,
      balanceCents: 3300,
      penaltyCents: 300,
      dueOn: '2026-11-25',
    })
    await bill(first)
    await bill(first, { amountCents: 500, balanceCents: 0 })
    await payment(first, { amountCents: 1000 })
    const { accountNumber: _, ...due } = {
      accountNumber: '',
      amount: 51.2,
      type: 'Water',
      dueDate: '2026-11-29',
    }
    const whole = JSON.parse(await getPaymentHistory(contextOf(someone), {}))
    expect(whole.navilineAccountInfo).toHaveLength(2)
    // The second account has no bills, only a balance.
    expect(whole.upcomingBills).toEqual([
      { accountNumber: second.number, amount: 30, type: 'UTILITY', dueDate: '2026-11-25' },
      { accountNumber: first.number, ...due },
    ])
    const each = JSON.parse(await listPaymentHistory(contextOf(someone), {}))
    expect(each).toMatchObject([
      {
        accountInfo: {
          customerId: first.customerId,
          locationId: first.locationId,
          type: 'UTILITY',
        },
        upcomingBills: [due],
        pastPayments: [{ paymentDate: '2026-11-19', amount: 10, isPending: true }],
      },
      { upcomingBills: [{ amount: 30 }], pastPayments: [] },
    ])
  })
})

it('the page and the rule agree on what is due, for any bills and payments', async () => {
  const cents = fc.integer({ min: -300_000, max: 300_000 })
  await fc.assert(
    fc.asyncProperty(
      fc.record({ balanceCents: cents, penaltyCents: cents }),
      fc.array(cents, { maxLength: 3 }),
      async (given, pending) => {
        const someone = await person()
        const own = await account({ ownerIds: [someone.userId], ...given })
        for (const amountCents of pending) await payment(own, { amountCents })
        const pendingCents = pending.reduce((sum, one) => sum + one, 0)
        const due = dueOf({ ...given, pendingCents })
        const { accounts, totalAmountDue } = await historyOf(someone)
        expect(totalAmountDue).toBe(dollars(due.dueCents))
        expect(accounts).toMatchObject([
          {
            totalAmountDue: dollars(due.dueCents),
            penaltyAmount: dollars(due.penaltyCents),
            amount: dollars(due.dueCents - due.penaltyCents),
            isPending: pending.length > 0,
          },
        ])
      },
    ),
    { numRuns: 40, seed: 5 },
  )
})
