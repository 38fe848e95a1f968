import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { type CalendarEvent, calendarFile } from '../../platform/kernel/icalendar.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say } from '../../platform/texts/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { type PlaceRow, placeColumns } from './get-pickup-place.ts'
import { addressText } from './half-number.ts'
import { isOfDistrict, type PickupPlaceFacts } from './pickup-rule.ts'
import { reasonOf, servicesText } from './pickup-words.ts'
import { dayOfPickup, type Pickup, pickupsBetween } from './pickups.ts'
import { type KnownRule, knownRulesJson } from './rules-sql.ts'
import type { PickupService } from './services.ts'
import { weekdayNamed } from './weeks.ts'

/** A calendar keeps what was canceled so long, so that every device has seen it. */
const daysKept = 30
/** From the first of the month on: a year after the last day of the next one. */
const daysAhead = 430
/** So many at most are compared. */
const mostChanges = 12

/** What is collected together: with the garbage, or a service by itself on another day. */
interface Together {
  readonly key: PickupService
  readonly pickups: readonly [Pickup, ...Pickup[]]
}

function togetherIn(week: readonly Pickup[]): readonly Together[] {
  const garbage = week.find(({ service }) => service === 'garbage')
  const groups = new Map<PickupService, [Pickup, ...Pickup[]]>()
  for (const pickup of week) {
    const isWithGarbage = garbage !== undefined && pickup.on === garbage.on
    const key = isWithGarbage ? 'garbage' : pickup.service
    const group = groups.get(key)
    if (group) group.push(pickup)
    else groups.set(key, [pickup])
  }
  return [...groups].map(([key, pickups]) => ({ key, pickups }))
}

/** A season also ends the one that would be there without it, so it counts in all of its years. */
function touches({ kind, fromDay, toDay }: KnownRule, week: string): boolean {
  const isSeason = kind === 'season'
  const from = isSeason ? `${fromDay.slice(0, 4)}-01-01` : fromDay
  const to = isSeason ? `${toDay.slice(0, 4)}-12-31` : toDay
  return from <= daysAfter(week, 7) && to >= week
}

/** Rises with each change of what a week of the place depends on, and never falls. */
const sequenceOf = (rules: readonly KnownRule[], week: string): number =>
  rules
    .filter((rule) => touches(rule, week))
    .reduce((sum, { withdrawnAt }) => sum + (withdrawnAt === null ? 1 : 2), 0)

const compact = (day: string): string => day.replaceAll('-', '')

interface CalendarOf {
  readonly context: Context
  readonly place: PickupPlaceFacts
  readonly placeId: string
  readonly rules: readonly KnownRule[]
  readonly portalUrl: string
  /** Of a place without any change. */
  readonly since: string
}

function eventAt(
  { context, placeId, rules, portalUrl, since }: CalendarOf,
  week: string,
  key: PickupService,
  shown: { readonly day: string; readonly summary: string; readonly description: string },
  isCanceled: boolean,
): CalendarEvent {
  const changed = rules
    .filter((rule) => touches(rule, week))
    .flatMap(({ createdAt, withdrawnAt }) => [createdAt, withdrawnAt ?? createdAt])
    .map((at) => new Date(at).getTime())
  return {
    uid: `pickup-${compact(week)}-${key}-${placeId}@${new URL(portalUrl).hostname}`,
    // Not the time of the download: a file without changes stays the same to the byte.
    stamp: new Date(Math.max(Date.parse(since), ...changed)),
    times: [
      `DTSTART;VALUE=DATE:${compact(shown.day)}`,
      `DTEND;VALUE=DATE:${compact(daysAfter(shown.day, 1))}`,
      `SEQUENCE:${sequenceOf(rules, week)}`,
      `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
    ],
    summary: isCanceled
      ? say(context, 'Pickup.CalendarCanceled', { services: shown.summary })
      : shown.summary,
    description: shown.description,
    url: `${portalUrl}/pickup/${placeId}`,
    // At six in the evening before: the event begins at midnight.
    ...(isCanceled ? {} : { trigger: '-PT6H' }),
  }
}

function eventOf(of: CalendarOf, { key, pickups }: Together): CalendarEvent {
  const { context } = of
  const [first] = pickups
  const reason = pickups.map((pickup) => reasonOf(context, pickup)).find((one) => one !== null)
  const isCanceled = first.on === null
  const day = dayOfPickup(first)
  const from = dateText(first.regularOn, context.language, 'weekday', 'UTC')
  return eventAt(
    of,
    first.week,
    key,
    {
      day,
      summary: servicesText(
        context,
        pickups.map(({ service }) => service),
      ),
      description: reason
        ? say(context, isCanceled ? 'Pickup.CalendarNone' : 'Pickup.CalendarMoved', {
            day: from,
            reason,
          })
        : say(context, 'Pickup.CalendarText'),
    },
    isCanceled,
  )
}

/** As they were just before each change since a month ago, the last ones of many. */
function earlierRules(
  rules: readonly KnownRule[],
  since: string,
): readonly (readonly KnownRule[])[] {
  const changes = rules
    .flatMap(({ createdAt, withdrawnAt }) => [createdAt, withdrawnAt ?? createdAt])
    .filter((at) => at > since)
  return [...new Set(changes)]
    .toSorted()
    .slice(-mostChanges)
    .map((at) =>
      rules.filter(
        ({ createdAt, withdrawnAt }) =>
          createdAt < at && (withdrawnAt === null || withdrawnAt >= at),
      ),
    )
}

/** Pickups that a change took away whole, such as those of a season that is shorter now. */
function goneSince(of: CalendarOf, since: string, shown: readonly Together[]): CalendarEvent[] {
  const known = new Set(shown.map((one) => nameOf(one)))
  const gone = new Map<string, Together>()
  for (const rules of earlierRules(of.rules, since))
    for (const one of togetherBetween(of.place, rules, since.slice(0, 10)))
      if (!known.has(nameOf(one)) && one.pickups[0].on !== null) gone.set(nameOf(one), one)
  const { context } = of
  return [...gone.values()].map(({ key, pickups }) => {
    const [first] = pickups
    const summary = servicesText(
      context,
      pickups.map(({ service }) => service),
    )
    const description = say(context, 'Pickup.CalendarGone')
    return eventAt(of, first.week, key, { day: dayOfPickup(first), summary, description }, true)
  })
}

const nameOf = ({ key, pickups: [first] }: Together): string => `${first.week} ${key}`

function togetherBetween(
  place: PickupPlaceFacts,
  rules: readonly KnownRule[],
  from: string,
): readonly Together[] {
  const weeks = new Map<string, Pickup[]>()
  for (const pickup of pickupsBetween(place, rules, from, daysAfter(from, daysAhead)))
    weeks.set(pickup.week, [...(weeks.get(pickup.week) ?? []), pickup])
  return [...weeks.values()].flatMap((week) => togetherIn(week))
}

/**
 * A place's pickups from a month ago for a year, as an iCalendar file for subscriptions. It changes
 * only when a pickup does, or with a new month.
 * @throws not-found
 */
export async function getPickupCalendar(
  context: Context,
  placeId: string,
  portalUrl: string,
): Promise<string> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  // The first of a month: the same window for all of it.
  const from = `${daysAfter(today, -daysKept).slice(0, 7)}-01`
  const [row] = await context.database.rows<PlaceRow<KnownRule>>(sql`
    select ${placeColumns}, ${knownRulesJson(from)} as rules from ${parcels} p
    where p.id = ${placeId}`)
  if (!row) throw new DomainError('not-found', 'Pickup.NoPlace')
  const place = { weekday: weekdayNamed(row.day), district: row.district }
  const rules = row.rules.filter((rule) => isOfDistrict(rule, place))
  const since = `${from}T00:00:00Z`
  const of: CalendarOf = { context, place, placeId, rules, portalUrl, since }
  const live = rules.filter(({ withdrawnAt }) => withdrawnAt === null)
  const groups = togetherBetween(place, live, from)
  const address = addressText(row.number, row.street, row.unit)
  return calendarFile('Pickup', {
    name: say(context, 'Pickup.CalendarName', { address }),
    refreshHours: 4,
    url: `${portalUrl}/pickup/${placeId}`,
    events: [...groups.map((group) => eventOf(of, group)), ...goneSince(of, since, groups)],
  })
}
