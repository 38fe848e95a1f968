import { daysAfter } from '../../platform/kernel/days.ts'
import type { PickupPlaceFacts, PickupRule } from './pickup-rule.ts'
import { mostDaysMoved, type Pickup, pickupsBetween } from './pickups.ts'

/** What is special about a day at a place. */
export interface DayNews {
  /** Collected on it. */
  readonly comes: readonly Pickup[]
  /** Not collected on it, as people would expect, but later or not at all. */
  readonly falls: readonly Pickup[]
}

const around = (place: PickupPlaceFacts, rules: readonly PickupRule[], day: string) =>
  pickupsBetween(place, rules, daysAfter(day, -mostDaysMoved), daysAfter(day, mostDaysMoved))

/** What a reminder says the evening before. */
export function newsOfDay(
  place: PickupPlaceFacts,
  rules: readonly PickupRule[],
  day: string,
): DayNews {
  const pickups = around(place, rules, day)
  const isExpected = ({ regularOn, exception }: Pickup): boolean =>
    regularOn === day || exception?.fromDay === day
  return {
    comes: pickups.filter(({ on }) => on === day),
    falls: pickups.filter((one) => isExpected(one) && (one.on === null || one.on > day)),
  }
}

const nameOf = ({ service, week }: Pickup): string => `${service} ${week}`

/** What a change of the rules changes about a day. */
export function newsOfChange(
  place: PickupPlaceFacts,
  {
    before,
    after,
  }: { readonly before: readonly PickupRule[]; readonly after: readonly PickupRule[] },
  day: string,
): DayNews {
  const [old, now] = [around(place, before, day), around(place, after, day)]
  const onDay = (pickups: readonly Pickup[]) =>
    new Set(pickups.filter(({ on }) => on === day).map(nameOf))
  const [was, is] = [onDay(old), onDay(now)]
  const known = new Map(now.map((one) => [nameOf(one), one]))
  return {
    comes: now.filter((one) => is.has(nameOf(one)) && !was.has(nameOf(one))),
    falls: old
      .filter((one) => was.has(nameOf(one)) && !is.has(nameOf(one)))
      // A rule that was taken back leaves none.
      .map((one) => known.get(nameOf(one)) ?? { ...one, on: null }),
  }
}
