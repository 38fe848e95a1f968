import { webAddress } from '../../platform/kernel/web-address.ts'
import { calendarEntries, type Entry, textValue } from './calendar-lines.ts'
import { type CalendarTime, durationMs, instantOf, timesOf } from './calendar-times.ts'
import {
  type FeedItem,
  maxGuidLength,
  maxSnippetLength,
  maxTitleLength,
  type Reading,
} from './feed-item.ts'
import { plainText } from './plain-text.ts'
import { type DayNumber, dayNumber, occurrenceDays, parseRule } from './recurrence.ts'

/** How far ahead repeating events are expanded. */
export const daysAhead = 90
const dayMs = 86_400_000
const maxDurationMs = 60 * dayMs
/** A city's calendar repeats a few dozen events; beyond this, only their first days. */
const maxRules = 1000

interface Span {
  readonly start: CalendarTime
  readonly durationMs: number | null
}

/** Start and duration; null without a valid start. */
function spanOf(entry: Entry, cityZone: string): Span | null {
  const [start] = timesOf(entry.get('DTSTART')?.[0], cityZone)
  if (!start) return null
  const [end] = timesOf(entry.get('DTEND')?.[0], cityZone)
  const stated = end
    ? instantOf(end).getTime() - instantOf(start).getTime()
    : durationMs(entry.get('DURATION')?.[0]?.value ?? '')
  // A whole day without an end is that day (RFC 5545, 3.6.1).
  const duration = stated ?? (start.isDate ? dayMs : null)
  const isSane = duration !== null && duration > 0
  return { start, durationMs: isSane ? Math.min(duration, maxDurationMs) : null }
}

/** An all-day event ends at a midnight, also across clock changes. */
function endOf(start: CalendarTime, duration: number | null): Date | null {
  if (duration === null) return start.isDate ? instantOf({ ...start, day: start.day + 1 }) : null
  if (!start.isDate) return new Date(instantOf(start).getTime() + duration)
  return instantOf({ ...start, day: start.day + Math.max(1, Math.round(duration / dayMs)) })
}

/** An UNTIL is an instant, or a day that is included. */
function isWithin(time: CalendarTime, until: string | null): boolean {
  if (until === null) return true
  const [end] = timesOf({ value: until, parameters: new Map() }, time.zone)
  if (!end) return false
  return end.isDate ? time.day <= end.day : instantOf(time) <= instantOf(end)
}

interface Window {
  readonly from: DayNumber
  readonly to: DayNumber
}

/** Its own, its rule's and the listed ones within the window, without exceptions. */
function beginnings(
  entry: Entry,
  { start }: Span,
  window: Window,
  cityZone: string,
): CalendarTime[] {
  const rule = parseRule(entry.get('RRULE')?.[0]?.value ?? '')
  const repeated = rule
    ? occurrenceDays(rule, start.day, window.from, window.to)
        .map((day) => ({ ...start, day }))
        .filter((time) => isWithin(time, rule.until))
    : [start]
  const listed = (entry.get('RDATE') ?? []).flatMap((property) => timesOf(property, cityZone))
  const excepted = (entry.get('EXDATE') ?? []).flatMap((property) => timesOf(property, cityZone))
  const exceptedAt = new Set(excepted.map((time) => instantOf(time).getTime()))
  const exceptedDays = new Set(excepted.filter(({ isDate }) => isDate).map(({ day }) => day))
  return [...repeated, ...listed.slice(0, 1000)].filter(
    (time) =>
      time.day >= window.from &&
      time.day <= window.to &&
      !exceptedAt.has(instantOf(time).getTime()) &&
      !exceptedDays.has(time.day),
  )
}

const isPublic = (entry: Entry): boolean =>
  !/^(?:PRIVATE|CONFIDENTIAL)$/i.test(entry.get('CLASS')?.[0]?.value ?? '')

const isCancelled = (entry: Entry): boolean =>
  /^CANCELLED$/i.test(entry.get('STATUS')?.[0]?.value ?? '')

function itemOf(
  entry: Entry,
  guid: string,
  start: CalendarTime,
  duration: number | null,
  reading: Reading,
): FeedItem | null {
  const description = textValue(entry.get('DESCRIPTION')?.[0])
  const title =
    plainText(textValue(entry.get('SUMMARY')?.[0]), maxTitleLength) || plainText(description, 80)
  if (!title) return null
  return {
    guid: guid.slice(-maxGuidLength),
    title,
    link: webAddress(entry.get('URL')?.[0]?.value.trim() ?? '', reading.baseUrl),
    snippet: plainText(description, maxSnippetLength),
    location: plainText(textValue(entry.get('LOCATION')?.[0]), maxTitleLength) || null,
    startsAt: instantOf(start),
    endsAt: endOf(start, duration),
    isAllDay: start.isDate,
    imageSource: null,
  }
}

/** Its entry, and its instant by the rule. */
const occurrenceKey = (uid: string, time: CalendarTime): string =>
  `${uid}/${instantOf(time).toISOString()}`

/**
 * To `daysAhead` days ahead: repeating ones expanded, moved ones at their new time, canceled ones
 * left out. @throws FeedRefused if the text is not a complete calendar.
 */
export function calendarEvents(text: string, reading: Reading): FeedItem[] {
  const { now, timeZone } = reading
  const today = dayNumber(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate())
  const to = today + daysAhead
  const entries = calendarEntries(text).map((entry) => ({
    entry,
    uid: entry.get('UID')?.[0]?.value.trim() ?? '',
    replaced: timesOf(entry.get('RECURRENCE-ID')?.[0], timeZone)[0],
  }))
  const moved = new Set(
    entries.flatMap(({ uid, replaced }) => (replaced ? [occurrenceKey(uid, replaced)] : [])),
  )
  let rules = 0
  return entries.flatMap(({ entry, uid, replaced }) => {
    const span = spanOf(entry, timeZone)
    if (!span || !isPublic(entry) || isCancelled(entry)) return []
    const lastingDays = Math.ceil((span.durationMs ?? 0) / dayMs) + 1
    const window = { from: today - lastingDays, to }
    if (entry.has('RRULE') && (rules += 1) > maxRules) return []
    const starts = replaced ? [span.start] : beginnings(entry, span, window, timeZone)
    return starts.flatMap((start) => {
      const key = occurrenceKey(uid || textValue(entry.get('SUMMARY')?.[0]), replaced ?? start)
      if (!replaced && moved.has(key)) return []
      const item = itemOf(entry, key, start, span.durationMs, reading)
      const isComing = item && (item.endsAt ?? item.startsAt ?? now) > now && start.day <= to
      return isComing ? [item] : []
    })
  })
}
