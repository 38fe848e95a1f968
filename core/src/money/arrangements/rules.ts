import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import type { ArrangementStatus } from '../billing/rules.ts'

export interface Instalment {
  readonly amountCents: number
  /** `YYYY-MM-DD` */
  readonly dueOn: string
}

export const maxInstalments = 12
export const longestDays = 366

export const longestArrangementNote = 500

/** The same as the smallest payment. */
export const smallestInstalmentCents = 100

/** Days in which an offer can be accepted, at most until the day before its first installment. */
export const answerDays = 14

/** Days after which an unpaid installment breaks its arrangement. */
export const brokenAfterDays = 10

/** Equal to the cent; if it does not divide, the first ones are a cent larger. */
export function splitEvenly(totalCents: number, count: number): readonly number[] {
  const each = Math.floor(totalCents / count)
  const larger = totalCents - each * count
  return Array.from({ length: count }, (_, i) => each + (i < larger ? 1 : 0))
}

export const paces = ['weekly', 'two-weekly', 'monthly'] as const
export type Pace = (typeof paces)[number]

const paceDays: Readonly<Record<Exclude<Pace, 'monthly'>, number>> = { weekly: 7, 'two-weekly': 14 }

/** The same day of the month, or the month's last day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

export function planInstalments(
  totalCents: number,
  { first, count, pace }: { readonly first: string; readonly count: number; readonly pace: Pace },
): readonly Instalment[] {
  return splitEvenly(totalCents, count).map((amountCents, i) => ({
    amountCents,
    dueOn: pace === 'monthly' ? monthsAfter(first, i) : daysAfter(first, i * paceDays[pace]),
  }))
}

/** The first error in a plan; null if it is valid. */
export type PlanError =
  | 'Arrangement.CountInvalid'
  | 'Arrangement.DaysInvalid'
  | 'Arrangement.AmountTooSmall'
  | 'Arrangement.NotWhatIsDue'

/** Checks order, length and total. */
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

/** The last day to accept an offer made today. */
export function answerBy(today: string, firstDueOn: string): string {
  const [latest, before] = [daysAfter(today, answerDays), daysAfter(firstDueOn, -1)]
  return latest < before ? latest : before
}

export type InstalmentState = 'paid' | 'open' | 'missed'

export interface InstalmentStanding extends Instalment {
  readonly leftCents: number
  readonly state: InstalmentState
}

/** Payments count for the earliest installments first. */
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

/** The status that staff see. */
export type ArrangementState = Exclude<ArrangementStatus, 'accepted'> | 'kept' | 'missed'

/** An accepted arrangement is kept while no installment is missed. */
export function stateOf(
  status: ArrangementStatus,
  standing: readonly { readonly state: InstalmentState }[],
): ArrangementState {
  if (status !== 'accepted') return status
  return standing.some(({ state }) => state === 'missed') ? 'missed' : 'kept'
}

export const isBroken = (
  standing: readonly Pick<InstalmentStanding, 'dueOn' | 'state'>[],
  today: string,
): boolean =>
  standing.some(
    ({ dueOn, state }) => state === 'missed' && daysAfter(dueOn, brokenAfterDays) < today,
  )
