import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import type { DeclineReason } from '../payments/index.ts'

/** Full days between the notice and the charge (the city's promise; docs/decisions.md). */
export const noticeDays = 3

/** Days after the planned day on which a declined charge is retried. */
const retryDays: readonly number[] = [3, 7]

/** Days before a card expires at which its owner is notified. */
export const expiryWarningDays = 30

/** No charges before this hour, city time, so that people are awake when one is declined. */
const firstHour = 8

/** The city's date, and whether charges are made at this hour. */
export function cityDay(
  now: Date,
  zone: string,
): { readonly today: string; readonly isAtWork: boolean } {
  return { today: isoDay(now, zone), isAtWork: wallTimeAt(now, zone).hour >= firstHour }
}

export type AfterDecline =
  /** Retried on a day. */
  | { readonly kind: 'declined'; readonly nextOn: string }
  /** Not retried; autopay stays on for the next bill. */
  | { readonly kind: 'given-up' }
  /** The method can never be charged again: autopay ends. */
  | { readonly kind: 'dead' }

const deadReasons: ReadonlySet<DeclineReason> = new Set([
  'bank-number',
  'card-expired',
  'card-number',
  'method-gone',
])

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
 * Returns after which a bank account can never be charged again (NACHA Operating Rules, appendix
 * four): closed, none, no valid number, revoked, not authorized, branch sold, deceased, frozen, no
 * account for payments.
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
