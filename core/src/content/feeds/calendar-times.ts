import { instantAt, isTimeZone } from '../../platform/kernel/zoned-time.ts'
import type { Property } from './calendar-lines.ts'
import { dateOf, type DayNumber, dayNumber } from './recurrence.ts'

/** A DATE or DATE-TIME: a day, and a second of it in a zone. */
export interface CalendarTime {
  readonly day: DayNumber
  readonly second: number
  readonly isDate: boolean
  readonly zone: string
}

// Outlook's names of US time zones (Unicode CLDR, windowsZones).
const windowsZones: Readonly<Record<string, string>> = {
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
  utc: 'UTC',
}

/** A TZID's zone; the city's for an unknown name. */
function zoneOf(name: string | undefined, cityZone: string): string {
  if (!name) return cityZone
  const known =
    windowsZones[name.toLowerCase()] ?? name.replace(/^\/(?:[\w.-]+\/)*?(?=[A-Z]\w+\/)/, '')
  return isTimeZone(known) ? known : cityZone
}

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/i

function calendarTime(value: string, zone: string): CalendarTime | null {
  const [, year, month, ofMonth, hour, minute, second, utc] = pattern.exec(value.trim()) ?? []
  if (!year) return null
  const day = dayNumber(Number(year), Number(month), Number(ofMonth))
  const date = dateOf(day)
  // February 30 would roll over into March.
  if (date.month !== Number(month) || date.day !== Number(ofMonth) || date.year < 1900) return null
  if (hour === undefined) return { day, second: 0, isDate: true, zone }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null
  return {
    day,
    second: Number(hour) * 3600 + Number(minute) * 60 + Number(second),
    isDate: false,
    zone: utc ? 'UTC' : zone,
  }
}

/** A property may list several; leaves out invalid ones. */
export function timesOf(property: Property | undefined, cityZone: string): CalendarTime[] {
  if (!property) return []
  const zone = zoneOf(property.parameters.get('TZID'), cityZone)
  return property.value
    .split(',')
    .slice(0, 1000)
    .flatMap((value) => calendarTime(value, zone) ?? [])
}

/** A whole day begins at its midnight. */
export function instantOf({ day, second, zone }: CalendarTime): Date {
  const clock = {
    hour: Math.floor(second / 3600),
    minute: Math.floor(second / 60) % 60,
    second: second % 60,
  }
  return instantAt({ ...dateOf(day), ...clock }, zone)
}

const durationPattern = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** Null for a malformed or negative duration. */
export function durationMs(value: string): number | null {
  const parts = durationPattern.exec(value.trim())
  if (!parts) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}
