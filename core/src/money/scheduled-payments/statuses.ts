/** The status of a scheduled payment. */
export const scheduledStatuses = [
  'planned',
  'charging',
  'paid',
  'failed',
  'skipped',
  'cancelled',
] as const

/** Why a scheduled payment failed. */
export const scheduledEnds = [
  /** Canceled by an owner of the account. */
  'payer',
  /** The card or bank account refused it. */
  'declined',
  /** The card or bank account was removed. */
  'method-gone',
  /** Its payer no longer owns the account. */
  'not-in-care',
  /** It was paid before the day. */
  'nothing-due',
  /** Its arrangement ended. */
  'arrangement-ended',
] as const

export type ScheduledEnd = (typeof scheduledEnds)[number]
