import { daysAfter } from '../../platform/kernel/days.ts'

/** `YYYY-MM-DD`. */
export interface PayDays {
  readonly first: string
  readonly last: string
}

/** From tomorrow to the due date; null if due today or overdue: paid right away. */
export function payDays(today: string, dueOn: string | null): PayDays | null {
  const first = daysAfter(today, 1)
  return dueOn !== null && dueOn >= first ? { first, last: dueOn } : null
}

/** Until the day before it is made. */
export const isChangeable = (payOn: string, today: string): boolean => payOn > today
