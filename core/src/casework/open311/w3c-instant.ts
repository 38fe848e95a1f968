import { instantAt, type WallTime } from '../../platform/kernel/zoned-time.ts'

// W3C's note on ISO 8601, and what clients make of it: fractions of any length, no zone, `+0200`
// without its colon, and a `+` that form decoding turned into a space.
const pattern =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?(Z|[-+ ]\d\d(?::?\d\d)?)?)?)?)?$/i

const msPerMinute = 60_000

/** Minutes east of UTC; null for none, NaN for one that no place has. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null
  if (zone.toUpperCase() === 'Z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || '0')
  if (hours > 14 || minutes > 59) return Number.NaN
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const isReal = ({ year, month, day, hour, minute, second }: WallTime): boolean =>
  year > 0 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year, month, 0)).getUTCDate() &&
  hour <= 23 &&
  minute <= 59 &&
  second <= 59

/** The first instant after a year, a month or a day. */
function nextAfter(wall: WallTime, parts: 1 | 2 | 3): WallTime {
  const next = new Date(
    Date.UTC(
      wall.year + (parts === 1 ? 1 : 0),
      wall.month - 1 + (parts === 2 ? 1 : 0),
      wall.day + (parts === 3 ? 1 : 0),
    ),
  )
  return {
    ...wall,
    year: next.getUTCFullYear(),
    month: next.getUTCMonth() + 1,
    day: next.getUTCDate(),
  }
}

/**
 * A date and time of the standard, in the city's zone if it names none: its first instant, or its
 * last where it ends a span. Null if it is none.
 */
export function readInstant(text: string, zone: string, at: 'start' | 'end'): Date | null {
  const match = pattern.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour, minute, second, fraction, given] = match
  const wall: WallTime = {
    year: Number(year),
    month: Number(month ?? 1),
    day: Number(day ?? 1),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  }
  const offset = offsetOf(given)
  if (!isReal(wall) || Number.isNaN(offset)) return null
  if (hour === undefined && at === 'end') {
    const parts = day === undefined ? (month === undefined ? 1 : 2) : 3
    return new Date(instantAt(nextAfter(wall, parts), zone).getTime() - 1)
  }
  // What we say is rounded down to a second, so an end is the last instant of its own.
  const rest = at === 'start' ? 0 : second === undefined ? 59_999 : 999
  const ms = fraction === undefined ? rest : Math.floor(Number(`0.${fraction}`) * 1000)
  const whole =
    offset === null
      ? instantAt(wall, zone).getTime()
      : Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second) -
        offset * msPerMinute
  return new Date(whole + ms)
}
