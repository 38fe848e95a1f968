export const scheduledStatuses = [
  'planned',
  'charging',
  'paid',
  'failed',
  'skipped',
  'cancelled',
] as const

/** Why it failed. */
export const scheduledEnds = [
  /** Canceled by an owner of the account. */
  'payer',
  'declined',
  'method-gone',
  'not-in-care',
  /** Paid before the day. */
  'nothing-due',
  'arrangement-ended',
] as const

export type ScheduledEnd = (typeof scheduledEnds)[number]
