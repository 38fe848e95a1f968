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

/** The rules of one place, by what they are asked for. */
interface Almanac {
  readonly seasons: (service: PickupService) => readonly PickupRule[]
  readonly holidays: readonly DelayingHoliday[]
  /** By the day that they are about. */
  readonly exceptions: ReadonlyMap<string, readonly PickupRule[]>
}

function almanacOf(place: PickupPlaceFacts, all: readonly PickupRule[]): Almanac {
  const rules = all.filter((rule) => isOfDistrict(rule, place))
  const seasons = new Map<PickupService | null, PickupRule[]>()
  const exceptions = new Map<string, PickupRule[]>()
  for (const rule of rules) {
    if (rule.kind === 'season')
      seasons.set(rule.service, [...(seasons.get(rule.service) ?? []), rule])
    if (rule.kind === 'exception')
      exceptions.set(rule.fromDay, [...(exceptions.get(rule.fromDay) ?? []), rule])
  }
  return {
    seasons: (service) => seasons.get(service) ?? [],
    holidays: rules
      .filter(({ kind }) => kind === 'holiday')
      .map(({ fromDay, name, nameEs }) => ({ day: fromDay, name, nameEs })),
    exceptions,
  }
}

const isInTurn = (season: PickupSeason, day: string): boolean =>
  weeksBetween(weekOf(season.fromDay), weekOf(day)) % season.everyWeeks === 0

/** The day of a week on which a service's season comes to a place; null if it does not. */
function regularDay(
  service: PickupService,
  week: string,
  place: PickupPlaceFacts,
  seasons: readonly PickupRule[],
): { readonly day: string; readonly season: PickupSeason } | null {
  const own = seasons.map((season) => season.weekday ?? place.weekday)
  // A season may have its own weekday, so each of these is asked whether its season is on it.
  for (const weekday of new Set([place.weekday, ...own])) {
    if (weekday === null) continue
    const day = daysAfter(week, weekday)
    const season = seasonOn(service, day, place, seasons)
    if (season && (season.weekday ?? place.weekday) === weekday && isInTurn(season, day))
      return { day, season }
  }
  return null
}

function pickupIn(
  service: PickupService,
  week: string,
  place: PickupPlaceFacts,
  { seasons, holidays, exceptions }: Almanac,
): Pickup | null {
  const regular = regularDay(service, week, place, seasons(service))
  if (!regular) return null
  const { day, season } = regular
  const delay = season.followsHolidays ? delayOf(day, holidays) : null
  const scheduled = delay?.on ?? day
  const exception = exceptions
    .get(scheduled)
    ?.find((rule) => rule.service === null || rule.service === service)
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
  services: readonly PickupService[] = pickupServices,
): readonly Pickup[] {
  const found: Pickup[] = []
  const almanac = almanacOf(place, rules)
  const last = daysAfter(to, mostDaysMoved)
  for (
    let week = weekOf(daysAfter(from, -mostDaysMoved - 7));
    week <= last;
    week = daysAfter(week, 7)
  )
    for (const service of services) {
      const pickup = pickupIn(service, week, place, almanac)
      if (pickup && from <= dayOfPickup(pickup) && dayOfPickup(pickup) <= to) found.push(pickup)
    }
  return found.toSorted(byDay)
}
