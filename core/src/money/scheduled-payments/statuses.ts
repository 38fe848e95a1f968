/** Where a scheduled payment stands. */
export const scheduledStatuses = [
  'planned',
  'charging',
  'paid',
  'failed',
  'skipped',
  'cancelled',
] as const

/** Why a scheduled payment came to nothing. */
export const scheduledEnds = [
  /** Cancelled by whoever looks after the account. */
  'payer',
  /** The card or bank account refused it. */
  'declined',
  /** The card or bank account is saved no more. */
  'method-gone',
  /** Its payer looks after the account no more. */
  'not-in-care',
  /** It was paid before the day. */
  'nothing-due',
  /** Its arrangement ended. */
  'arrangement-ended',
] as const

export type ScheduledEnd = (typeof scheduledEnds)[number]
