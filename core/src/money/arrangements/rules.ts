import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import type { ArrangementStatus } from '../billing/rules.ts'

/** A sum that is to be paid by a day. */
export interface Instalment {
  readonly amountCents: number
  /** `YYYY-MM-DD` */
  readonly dueOn: string
}

/** How many instalments an arrangement may have, and how long it may run. */
export const mostInstalments = 12
export const longestDays = 366

/** How long the note to the resident may be. */
export const longestArrangementNote = 500

/** The smallest instalment, which is the smallest payment. */
export const smallestInstalmentCents = 100

/** An offer can be accepted for so many days, and no longer than to the day before its first instalment. */
export const answerDays = 14

/** An arrangement is broken when an instalment is still not paid so many days after its day. */
export const brokenAfterDays = 10

/** A sum in equal instalments, to the cent: the first ones are a cent larger where it does not divide. */
export function splitEvenly(totalCents: number, count: number): readonly number[] {
  const each = Math.floor(totalCents / count)
  const larger = totalCents - each * count
  return Array.from({ length: count }, (_, i) => each + (i < larger ? 1 : 0))
}

/** How far apart instalments are. */
export const paces = ['weekly', 'two-weekly', 'monthly'] as const
export type Pace = (typeof paces)[number]

const paceDays: Readonly<Record<Exclude<Pace, 'monthly'>, number>> = { weekly: 7, 'two-weekly': 14 }

/** The same day of the month so many months later, or its last day where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** Instalments of a sum from a day on, at a pace; they always add up to it. */
export function planInstalments(
  totalCents: number,
  { first, count, pace }: { readonly first: string; readonly count: number; readonly pace: Pace },
): readonly Instalment[] {
  return splitEvenly(totalCents, count).map((amountCents, i) => ({
    amountCents,
    dueOn: pace === 'monthly' ? monthsAfter(first, i) : daysAfter(first, i * paceDays[pace]),
  }))
}

/** What is wrong with instalments; null where nothing is. */
export type PlanFault =
  | 'Arrangement.CountInvalid'
  | 'Arrangement.DaysInvalid'
  | 'Arrangement.AmountTooSmall'
  | 'Arrangement.NotWhatIsDue'

/** Whether instalments can be offered today for what is due: in order, not too long, and adding up to it. */
export function planFault(
  plan: readonly Instalment[],
  dueCents: number,
  today: string,
): PlanFault | null {
  if (plan.length < 2 || plan.length > mostInstalments) return 'Arrangement.CountInvalid'
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

/** Where an instalment stands. */
export type InstalmentState = 'paid' | 'open' | 'missed'

/** An instalment with what is left of it to pay. */
export interface InstalmentStanding extends Instalment {
  readonly leftCents: number
  readonly state: InstalmentState
}

/** How instalments stand on a day, by what was paid: that counts for the first ones first. */
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

/** Whether instalments that stand so break their arrangement today. */
export const isBroken = (
  standing: readonly Pick<InstalmentStanding, 'dueOn' | 'state'>[],
  today: string,
): boolean =>
  standing.some(
    ({ dueOn, state }) => state === 'missed' && daysAfter(dueOn, brokenAfterDays) < today,
  )
