import type { bills, utilityPayments } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'
import type { DemoUtilityAccount, Story } from './accounts.ts'

type Bill = typeof bills.$inferSelect
type Payment = typeof utilityPayments.$inferSelect

/** Months of bills behind every account. */
const MONTHS = 14
const DAY = 86_400_000
/** From the bill to the day on which it is due. */
const TERM = 21
/** What is added to a bill that was not paid in time: one tenth. */
const PENALTY = 0.1

interface Facts {
  /** How many days ago the newest bill was written. */
  readonly billedDaysAgo: number
  /** Bills that are open, the newest first. */
  readonly open: number
  readonly creditCents?: number
  readonly overdue?: 'past-due' | 'shutoff'
  /** Paid yesterday through the portal, which the billing system does not know yet: part of what is open. */
  readonly pending?: number
}

const stories: Readonly<Record<Story, Facts>> = {
  'due soon': { billedDaysAgo: 12, open: 1 },
  settled: { billedDaysAgo: 24, open: 0 },
  credit: { billedDaysAgo: 24, open: 0, creditCents: 2_350 },
  'half paid': { billedDaysAgo: 15, open: 2, pending: 0.5 },
  'past due': { billedDaysAgo: 33, open: 1, overdue: 'past-due' },
  shutoff: { billedDaysAgo: 27, open: 3, overdue: 'shutoff' },
}

/** Everything that utility billing knows of an account. */
export interface Statement {
  readonly account: DemoUtilityAccount
  readonly bills: readonly Bill[]
  readonly payments: readonly Payment[]
  readonly balanceCents: number
  readonly penaltyCents: number
  readonly dueOn: string
  readonly overdue: {
    readonly type: 'past-due' | 'shutoff'
    readonly cents: number
    readonly on: string
  } | null
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function linesOf({ seed }: DemoUtilityAccount, monthsAgo: number): Bill['lines'] {
  const gallons = 2_000 + ((seed * 37 + monthsAgo * 700) % 4_300)
  return [
    {
      label: `Water, ${gallons.toLocaleString('en-US')} gallons`,
      cents: Math.round(gallons * 0.71),
    },
    { label: 'Sewer', cents: Math.round(gallons * 0.46) },
    { label: 'Stormwater', cents: 525 },
    { label: 'Refuse and recycling', cents: 1_840 },
  ]
}

function billOf(
  account: DemoUtilityAccount,
  { billedDaysAgo, open }: Facts,
  monthsAgo: number,
  today: Date,
): Bill {
  const billed = new Date(today.getTime() - billedDaysAgo * DAY)
  // Every month has a day of this number.
  billed.setUTCDate(Math.min(billed.getUTCDate(), 28))
  billed.setUTCMonth(billed.getUTCMonth() - monthsAgo)
  const billedOn = dayOf(billed.getTime())
  const number = `${account.locationId}${billedOn.slice(2, 4)}${billedOn.slice(5, 7)}`
  const lines = linesOf(account, monthsAgo)
  const amountCents = sum(lines.map(({ cents }) => cents))
  return {
    id: demoId('bill', `${account.customerId}/${monthsAgo}`),
    utilityAccountId: account.id,
    number,
    type: 'Water',
    billedOn,
    dueOn: dayOf(billed.getTime() + TERM * DAY),
    amountCents,
    balanceCents: monthsAgo < open ? amountCents : 0,
    lines,
    batchId: null,
    updatedAt: DEMO_DAY,
  }
}

const ways = ['Portal', 'Check', 'Portal', 'Counter'] as const

function paymentOf(bill: Bill, monthsAgo: number): Payment {
  const paidAt = Date.parse(bill.dueOn) - (2 + (monthsAgo % 5)) * DAY
  return {
    id: demoId('utility payment', bill.id),
    utilityAccountId: bill.utilityAccountId,
    paidOn: dayOf(paidAt),
    amountCents: bill.amountCents,
    type: ways[monthsAgo % ways.length] ?? ways[0],
    reference: `D${bill.number}`,
    postedAt: new Date(paidAt + DAY),
    createdAt: new Date(paidAt),
  }
}

const pendingOf = (account: DemoUtilityAccount, cents: number, today: Date): Payment => ({
  id: demoId('utility payment', `${account.id}/pending`),
  utilityAccountId: account.id,
  paidOn: dayOf(today.getTime() - DAY),
  amountCents: cents,
  type: 'Portal',
  reference: `D${account.customerId}PENDING`,
  postedAt: null,
  createdAt: new Date(today.getTime() - DAY),
})

/** Fourteen months of an account that end today, the same on every run of a day. */
export function statementOf(account: DemoUtilityAccount, today: Date): Statement {
  const facts = stories[account.story]
  const bills = Array.from({ length: MONTHS }, (_, monthsAgo) =>
    billOf(account, facts, monthsAgo, today),
  )
  const openCents = sum(bills.map(({ balanceCents }) => balanceCents))
  const isLate = facts.overdue !== undefined
  const penaltyCents = isLate ? Math.round(openCents * PENALTY) : 0
  const oldestOpen = bills[Math.max(facts.open - 1, 0)]?.dueOn ?? dayOf(today.getTime())
  const shutoffOn = dayOf(today.getTime() + 6 * DAY)
  return {
    account,
    bills,
    payments: [
      ...bills.flatMap((bill, monthsAgo) =>
        monthsAgo < facts.open ? [] : paymentOf(bill, monthsAgo),
      ),
      ...(facts.pending === undefined
        ? []
        : [pendingOf(account, Math.round(openCents * facts.pending), today)]),
    ],
    balanceCents: openCents + penaltyCents - (facts.creditCents ?? 0),
    penaltyCents,
    dueOn: bills[0]?.dueOn ?? oldestOpen,
    overdue:
      facts.overdue === undefined
        ? null
        : {
            type: facts.overdue,
            cents: openCents + penaltyCents,
            on: facts.overdue === 'shutoff' ? shutoffOn : oldestOpen,
          },
  }
}
