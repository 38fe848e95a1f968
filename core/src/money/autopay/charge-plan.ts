import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import type { DeclineReason } from '../payments/index.ts'

/**
 * The payer is notified at least this many full days before the charge (the city's promise;
 * docs/decisions.md).
 */
export const noticeDays = 3

/** How many days after the planned day a declined charge is tried again. */
const retryDays: readonly number[] = [3, 7]

/** How many days before a card expires its owner is notified. */
export const expiryWarningDays = 30

/**
 * Nothing is charged before this hour of the city's day, so that people are awake when a decline is
 * reported.
 */
const firstHour = 8

/** The city's day at an instant, and whether autopay is at work by then. */
export function cityDay(
  now: Date,
  zone: string,
): { readonly today: string; readonly isAtWork: boolean } {
  return { today: isoDay(now, zone), isAtWork: wallTimeAt(now, zone).hour >= firstHour }
}

/** What becomes of a bill that was declined. */
export type AfterDecline =
  /** It is tried again on a day. */
  | { readonly kind: 'declined'; readonly nextOn: string }
  /** It is not tried again; autopay stays on for the next bill. */
  | { readonly kind: 'given-up' }
  /** What pays is no good any more: autopay ends. */
  | { readonly kind: 'dead' }

const deadReasons: ReadonlySet<DeclineReason> = new Set([
  'bank-number',
  'card-expired',
  'card-number',
  'method-gone',
])

/** What becomes of a charge planned for a day that was declined today. */
export function afterDecline(
  reason: DeclineReason,
  plannedOn: string,
  today: string,
): AfterDecline {
  if (deadReasons.has(reason)) return { kind: 'dead' }
  const nextOn = retryDays.map((days) => daysAfter(plannedOn, days)).find((day) => day > today)
  return nextOn === undefined ? { kind: 'given-up' } : { kind: 'declined', nextOn }
}

/**
 * Return codes after which a bank account can never pay again (NACHA Operating Rules, appendix four):
 * closed, none, no valid number, revoked, not authorized, branch sold, deceased, frozen, no account for
 * payments.
 */
export const deadReturns: readonly string[] = [
  'R02',
  'R03',
  'R04',
  'R05',
  'R07',
  'R10',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R20',
  'R29',
]
