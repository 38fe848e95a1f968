import type { Context } from '../../platform/kernel/context.ts'
import { isDay } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { bookableDays, cutOffOf } from './bookable-days.ts'
import type { By } from './booker.ts'

/**
 * Residents book within the window and before the cut-off, staff from today on; nobody after the
 * permit's last day.
 * @throws conflict `Inspections.DayClosed`, `Inspections.AfterExpiry`.
 */
export function requireBookableDay(
  { city, clock }: Context,
  by: By,
  day: string,
  expiresOn: string | null,
): void {
  const now = clock.now()
  const today = isoDay(now, city.timeZone)
  const isOpen =
    by === 'resident' ? bookableDays(now, city).includes(day) : isDay(day) && day >= today
  if (!isOpen) throw new DomainError('conflict', 'Inspections.DayClosed')
  // That it has expired already is a rule of its own.
  if (expiresOn !== null && expiresOn >= today && day > expiresOn)
    throw new DomainError('conflict', 'Inspections.AfterExpiry')
}

/** @throws conflict `Inspections.TooLate` for residents after the cut-off of a booked day. */
export function requireBeforeCutOff({ city, clock }: Context, by: By, day: string): void {
  if (by === 'resident' && clock.now() >= cutOffOf(day, city))
    throw new DomainError('conflict', 'Inspections.TooLate')
}
