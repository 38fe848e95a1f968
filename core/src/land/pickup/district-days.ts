import { daysAfter } from '../../platform/kernel/days.ts'
import type { PickupRule } from './pickup-rule.ts'
import { dayOfPickup, type Pickup, pickupsBetween } from './pickups.ts'
import type { PickupService } from './services.ts'

/** Staff see so many days of every district. */
export const previewDays = 60

/** Addresses of a district with one garbage day. */
export interface PickupRoute {
  readonly district: string
  /** 0 is Sunday; null: not known. */
  readonly weekday: number | null
  readonly addresses: number
}

/** What is collected together on a day of a route. */
export interface RouteDay {
  readonly weekday: number | null
  readonly regularOn: string
  /** Null: there is none this time. */
  readonly on: string | null
  readonly services: PickupService[]
  readonly pickup: Pickup
  /** Not so before the change. */
  readonly isNew: boolean
}

const keyOf = ({ service, week, on }: Pickup): string => `${service} ${week} ${on ?? 'none'}`

interface Compared {
  readonly rules: readonly PickupRule[]
  /** Before a change; the same without one. */
  readonly before: readonly PickupRule[]
}

/** The next days of a route by its rules, compared with those before. */
export function routeDays(
  { district, weekday }: PickupRoute,
  { rules, before }: Compared,
  today: string,
): readonly RouteDay[] {
  const until = daysAfter(today, previewDays)
  const place = { district, weekday }
  const known = new Set(pickupsBetween(place, before, today, until).map((one) => keyOf(one)))
  const days = new Map<string, RouteDay>()
  for (const pickup of pickupsBetween(place, rules, today, until)) {
    const isNew = !known.has(keyOf(pickup))
    const key = `${dayOfPickup(pickup)} ${pickup.regularOn} ${pickup.on === null} ${isNew}`
    const day = days.get(key)
    if (day) day.services.push(pickup.service)
    else
      days.set(key, {
        weekday,
        regularOn: pickup.regularOn,
        on: pickup.on,
        services: [pickup.service],
        pickup,
        isNew,
      })
  }
  return [...days.values()]
}

/** Services and weeks that the rules no longer have. */
export function lostPickups(
  { district, weekday }: PickupRoute,
  { rules, before }: Compared,
  today: string,
): readonly Pickup[] {
  const until = daysAfter(today, previewDays)
  const place = { district, weekday }
  const named = ({ service, week }: Pickup): string => `${service} ${week}`
  const kept = new Set(pickupsBetween(place, rules, today, daysAfter(until, 14)).map(named))
  return pickupsBetween(place, before, today, until).filter((one) => !kept.has(named(one)))
}
