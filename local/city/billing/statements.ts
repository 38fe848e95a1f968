import type { bills, utilityPayments } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'
import type { DemoUtilityAccount, Story } from './accounts.ts'

type Bill = typeof bills.$inferSelect
type Payment = typeof utilityPayments.$inferSelect

const MONTHS = 14
const DAY = 86_400_000
/** Days from the bill until it is due. */
const TERM = 21
/** Days between reading the meter and the bill. */
const READ_AHEAD = 4
/** For late payment: one tenth. */
const PENALTY = 0.1

interface Facts {
  /** Age of the newest bill. */
  readonly billedDaysAgo: number
  /** Newest first. */
  readonly open: number
  readonly creditCents?: number
  readonly overdue?: 'past-due' | 'shutoff'
  /** Part of what is open, paid through the portal yesterday; billing does not know it yet. */
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

const gallonsOf = ({ seed }: DemoUtilityAccount, monthsAgo: number): number =>
  2_000 + ((seed * 37 + monthsAgo * 700) % 4_300)

/** A meter only counts up. */
const readingOf = (account: DemoUtilityAccount, monthsAgo: number): number =>
  180_000 +
  (account.seed % 97) * 1_000 +
  sum(Array.from({ length: MONTHS + 1 - monthsAgo }, (_, at) => gallonsOf(account, monthsAgo + at)))

function linesOf(account: DemoUtilityAccount, monthsAgo: number): Bill['lines'] {
  const gallons = gallonsOf(account, monthsAgo)
  return [
    { label: 'Water', cents: Math.round(gallons * 0.71) },
    { label: 'Sewer', cents: Math.round(gallons * 0.46) },
    { label: 'Stormwater', cents: 525 },
    { label: 'Refuse and recycling', cents: 1_840 },
  ]
}

/** Every month has a day with its number. */
function billedAt({ billedDaysAgo }: Facts, monthsAgo: number, today: Date): Date {
  const billed = new Date(today.getTime() - billedDaysAgo * DAY)
  billed.setUTCDate(Math.min(billed.getUTCDate(), 28))
  billed.setUTCMonth(billed.getUTCMonth() - monthsAgo)
  return billed
}

const amountOf = (account: DemoUtilityAccount, monthsAgo: number): number =>
  sum(linesOf(account, monthsAgo).map(({ cents }) => cents))

const penaltyOf = (account: DemoUtilityAccount, monthsAgo: number): number =>
  Math.round(amountOf(account, monthsAgo) * PENALTY)

/** Amount due before a bill, payments toward it, and penalty; unknown for the first bill. */
function balanceBefore(account: DemoUtilityAccount, { open, overdue }: Facts, monthsAgo: number) {
  if (monthsAgo === MONTHS - 1)
    return { previousBalanceCents: null, paidCents: null, penaltyCents: null }
  const before = monthsAgo + 1
  // Open bills carry over into the next one, with a penalty if the account is late.
  const carried = Array.from({ length: Math.max(open - before, 0) }, (_, at) => before + at)
  const older = carried.slice(1)
  const isOpen = carried.length > 0
  const previousBalanceCents = isOpen
    ? sum(carried.map((month) => amountOf(account, month))) +
      (overdue ? sum(older.map((month) => penaltyOf(account, month))) : 0)
    : amountOf(account, before)
  return {
    previousBalanceCents,
    paidCents: isOpen ? 0 : previousBalanceCents,
    penaltyCents: isOpen && overdue ? penaltyOf(account, before) : 0,
  }
}

function billOf(account: DemoUtilityAccount, facts: Facts, monthsAgo: number, today: Date): Bill {
  const billed = billedAt(facts, monthsAgo, today)
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
    balanceCents: monthsAgo < facts.open ? amountCents : 0,
    lines,
    servicedFrom: dayOf(billedAt(facts, monthsAgo + 1, today).getTime() - (READ_AHEAD - 1) * DAY),
    servicedTo: dayOf(billed.getTime() - READ_AHEAD * DAY),
    readings: [
      {
        meter: `M${account.locationId}`,
        previous: readingOf(account, monthsAgo + 1),
        current: readingOf(account, monthsAgo),
        // The meter was not read in the month before last.
        ...(monthsAgo === 2 && { isEstimated: true }),
      },
    ],
    usage: gallonsOf(account, monthsAgo),
    usageUnit: 'gallons',
    ...balanceBefore(account, facts, monthsAgo),
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

/** Fourteen months up to today, the same on every run of a day. */
export function statementOf(account: DemoUtilityAccount, today: Date): Statement {
  const facts = stories[account.story]
  const bills = Array.from({ length: MONTHS }, (_, monthsAgo) =>
    billOf(account, facts, monthsAgo, today),
  )
  const openCents = sum(bills.map(({ balanceCents }) => balanceCents))
  const isLate = facts.overdue !== undefined
  const openMonths = Array.from({ length: facts.open }, (_, monthsAgo) => monthsAgo)
  const penaltyCents = isLate ? sum(openMonths.map((month) => penaltyOf(account, month))) : 0
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
