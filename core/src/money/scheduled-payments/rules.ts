import { daysAfter } from '../../platform/kernel/days.ts'

/** The days on which a payment can be made, by `YYYY-MM-DD`. */
export interface PayDays {
  readonly first: string
  readonly last: string
}

/**
 * The days that can be chosen for a bill: from tomorrow to its due date. Null if there is none: an
 * amount due today or overdue is paid at once.
 */
export function payDays(today: string, dueOn: string | null): PayDays | null {
  const first = daysAfter(today, 1)
  return dueOn !== null && dueOn >= first ? { first, last: dueOn } : null
}

/** Whether a scheduled payment can still be changed or cancelled: until the day before it is made. */
export const isChangeable = (payOn: string, today: string): boolean => payOn > today
