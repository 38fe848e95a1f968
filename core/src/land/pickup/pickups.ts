import { daysAfter } from '../../platform/kernel/days.ts'
import { type DelayingHoliday, delayOf } from './holidays.ts'
import { isOfDistrict, type PickupPlaceFacts, type PickupRule } from './pickup-rule.ts'
import { type PickupSeason, seasonOn } from './seasons.ts'
import { type PickupService, pickupServices } from './services.ts'
import { weekOf, weeksBetween } from './weeks.ts'

export interface Pickup {
  readonly service: PickupService
  /** Its week's Sunday. With the place and the service it names the pickup, wherever it moves. */
  readonly week: string
  /** By the weekday. */
  readonly regularOn: string
  /** Null: there is none this time. */
  readonly on: string | null
  /** Why it is not on its weekday; an exception wins. */
  readonly holiday: DelayingHoliday | null
  readonly exception: PickupRule | null
}

/** An exception moves pickups by so many days at most. */
export const mostDaysMoved = 14

const addedHolidays = (rules: readonly PickupRule[]): readonly DelayingHoliday[] =>
  rules
    .filter(({ kind }) => kind === 'holiday')
    .map(({ fromDay, name, nameEs }) => ({ day: fromDay, name, nameEs }))

const isInTurn = (season: PickupSeason, day: string): boolean =>
  weeksBetween(weekOf(season.fromDay), weekOf(day)) % season.everyWeeks === 0

/** The day of a week on which a service's season comes to a place; null if it does not. */
function regularDay(
  service: PickupService,
  week: string,
  place: PickupPlaceFacts,
  rules: readonly PickupRule[],
): { readonly day: string; readonly season: PickupSeason } | null {
  // A season may have its own weekday, so each day is asked whether its season is collected on it.
  for (let weekday = 0; weekday < 7; weekday++) {
    const day = daysAfter(week, weekday)
    const season = seasonOn(service, day, place, rules)
    if (season && (season.weekday ?? place.weekday) === weekday && isInTurn(season, day))
      return { day, season }
  }
  return null
}

function pickupIn(
  service: PickupService,
  week: string,
  place: PickupPlaceFacts,
  rules: readonly PickupRule[],
): Pickup | null {
  const regular = regularDay(service, week, place, rules)
  if (!regular) return null
  const { day, season } = regular
  const delay = season.followsHolidays ? delayOf(day, addedHolidays(rules)) : null
  const scheduled = delay?.on ?? day
  const exception = rules.find(
    (rule) =>
      rule.kind === 'exception' &&
      rule.fromDay === scheduled &&
      (rule.service === null || rule.service === service) &&
      isOfDistrict(rule, place),
  )
  return {
    service,
    week,
    regularOn: day,
    on: exception ? exception.movedTo : scheduled,
    holiday: delay?.holiday ?? null,
    exception: exception ?? null,
  }
}

/** When a pickup is, or would have been. */
export const dayOfPickup = ({ on, exception, regularOn }: Pickup): string =>
  on ?? exception?.fromDay ?? regularOn

const byDay = (a: Pickup, b: Pickup): number =>
  dayOfPickup(a).localeCompare(dayOfPickup(b)) ||
  pickupServices.indexOf(a.service) - pickupServices.indexOf(b.service)

/** All pickups of a place from a day to a day, both included, with those that fall out. */
export function pickupsBetween(
  place: PickupPlaceFacts,
  rules: readonly PickupRule[],
  from: string,
  to: string,
): readonly Pickup[] {
  const found: Pickup[] = []
  const last = daysAfter(to, mostDaysMoved)
  for (
    let week = weekOf(daysAfter(from, -mostDaysMoved - 7));
    week <= last;
    week = daysAfter(week, 7)
  )
    for (const service of pickupServices) {
      const pickup = pickupIn(service, week, place, rules)
      if (pickup && from <= dayOfPickup(pickup) && dayOfPickup(pickup) <= to) found.push(pickup)
    }
  return found.toSorted(byDay)
}
