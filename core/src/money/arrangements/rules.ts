import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import type { ArrangementStatus } from '../billing/rules.ts'

/** An amount due on a day. */
export interface Instalment {
  readonly amountCents: number
  /** `YYYY-MM-DD` */
  readonly dueOn: string
}

/** How many instalments an arrangement may have, and how long it may run. */
export const maxInstalments = 12
export const longestDays = 366

/** How long the note to the resident may be. */
export const longestArrangementNote = 500

/** The smallest instalment, which is the smallest payment. */
export const smallestInstalmentCents = 100

/** How many days an offer can be accepted, at most until the day before its first instalment. */
export const answerDays = 14

/** An arrangement breaks when an instalment is still unpaid this many days after its due day. */
export const brokenAfterDays = 10

/** An amount in equal instalments, to the cent: if it does not divide, the first ones are a cent larger. */
export function splitEvenly(totalCents: number, count: number): readonly number[] {
  const each = Math.floor(totalCents / count)
  const larger = totalCents - each * count
  return Array.from({ length: count }, (_, i) => each + (i < larger ? 1 : 0))
}

/** How far apart instalments are. */
export const paces = ['weekly', 'two-weekly', 'monthly'] as const
export type Pace = (typeof paces)[number]

const paceDays: Readonly<Record<Exclude<Pace, 'monthly'>, number>> = { weekly: 7, 'two-weekly': 14 }

/** The same day this many months later, or the month's last day if it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** Equal instalments of an amount, from a day on, at a pace; they always add up to it. */
export function planInstalments(
  totalCents: number,
  { first, count, pace }: { readonly first: string; readonly count: number; readonly pace: Pace },
): readonly Instalment[] {
  return splitEvenly(totalCents, count).map((amountCents, i) => ({
    amountCents,
    dueOn: pace === 'monthly' ? monthsAfter(first, i) : daysAfter(first, i * paceDays[pace]),
  }))
}

/** The first error in a plan of instalments; null if it is valid. */
export type PlanError =
  | 'Arrangement.CountInvalid'
  | 'Arrangement.DaysInvalid'
  | 'Arrangement.AmountTooSmall'
  | 'Arrangement.NotWhatIsDue'

/** Whether instalments can be offered today for what is due: in order, not too long, and adding up to it. */
export function planError(
  plan: readonly Instalment[],
  dueCents: number,
  today: string,
): PlanError | null {
  if (plan.length < 2 || plan.length > maxInstalments) return 'Arrangement.CountInvalid'
  const areInOrder = plan.every(
    ({ dueOn }, i) =>
      isDay(dueOn) && dueOn > (i === 0 ? daysAfter(today, 1) : (plan[i - 1]?.dueOn ?? '')),
  )
  const last = plan.at(-1)?.dueOn ?? ''
  if (!areInOrder || last > daysAfter(today, longestDays)) return 'Arrangement.DaysInvalid'
  const areLarge = plan.every(
    ({ amountCents }) =>
      Number.isSafeInteger(amountCents) && amountCents >= smallestInstalmentCents,
  )
  if (!areLarge) return 'Arrangement.AmountTooSmall'
  const total = plan.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return total === dueCents ? null : 'Arrangement.NotWhatIsDue'
}

/** The last day on which an offer of today can be accepted. */
export function answerBy(today: string, firstDueOn: string): string {
  const [latest, before] = [daysAfter(today, answerDays), daysAfter(firstDueOn, -1)]
  return latest < before ? latest : before
}

/** The status of an instalment. */
export type InstalmentState = 'paid' | 'open' | 'missed'

/** An instalment with what is left of it to pay. */
export interface InstalmentStanding extends Instalment {
  readonly leftCents: number
  readonly state: InstalmentState
}

/** The statuses of instalments on a day; payments count for the earliest instalments first. */
export function standingOf<Each extends Instalment>(
  plan: readonly Each[],
  paidCents: number,
  today: string,
): readonly (Each & InstalmentStanding)[] {
  let before = 0
  return plan.map((instalment) => {
    const covered = Math.max(0, Math.min(instalment.amountCents, paidCents - before))
    before += instalment.amountCents
    const leftCents = instalment.amountCents - covered
    const state = leftCents === 0 ? 'paid' : instalment.dueOn < today ? 'missed' : 'open'
    return { ...instalment, leftCents, state }
  })
}

/** What staff read of an arrangement. */
export type ArrangementState = Exclude<ArrangementStatus, 'accepted'> | 'kept' | 'missed'

/** An accepted arrangement is kept while no instalment is missed. */
export function stateOf(
  status: ArrangementStatus,
  standing: readonly { readonly state: InstalmentState }[],
): ArrangementState {
  if (status !== 'accepted') return status
  return standing.some(({ state }) => state === 'missed') ? 'missed' : 'kept'
}

/** Whether instalments with these statuses break their arrangement today. */
export const isBroken = (
  standing: readonly Pick<InstalmentStanding, 'dueOn' | 'state'>[],
  today: string,
): boolean =>
  standing.some(
    ({ dueOn, state }) => state === 'missed' && daysAfter(dueOn, brokenAfterDays) < today,
  )
