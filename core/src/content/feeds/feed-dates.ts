import { instantAt } from '../../platform/kernel/zoned-time.ts'

const rfc822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?\s+(\d{2}|\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(?:\(?([a-z]{1,4}|[+-]\d{2}:?\d{2})\)?.*)?$/i
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i
const longDate = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i
const slashDate = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

// Named zones of RFC 822, 5.1, in hours; feeds still use them.
const zoneHours: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

export interface PlainDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

const monthOf = (name: string | undefined): number =>
  monthNames.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1

/** Null for February 30, or an implausible year. */
function plainDate(year: number, month: number, day: number): PlainDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1970 && year < 2200 ? { year, month, day } : null
}

/** Minutes east of UTC; null for an unknown name. */
function offsetMinutes(zone: string | undefined): number | null {
  if (!zone) return 0
  const numeric = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3])
    return numeric[1] === '-' ? -minutes : minutes
  }
  const hours = zoneHours[zone.toLowerCase()]
  return hours === undefined ? null : hours * 60
}

/** RFC 822 in RSS, RFC 3339 in Atom; UTC without a zone. Unlike Date.parse it never guesses. */
export function feedInstant(text: string): Date | null {
  const trimmed = text.trim().slice(0, 100)
  const mail = rfc822.exec(trimmed)
  const net = mail ? null : iso.exec(trimmed)
  const parts = mail ?? net
  if (!parts) return null
  const [, first, second, third, hour = '0', minute = '0', seconds = '0', zone] = parts
  const shortYear = Number(third)
  const date = mail
    ? plainDate(third?.length === 2 ? 2000 + shortYear : shortYear, monthOf(second), Number(first))
    : plainDate(Number(first), Number(second), shortYear)
  const offset = offsetMinutes(zone)
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(seconds) <= 60
  if (!date || offset === null || !isClock) return null
  const { year, month, day } = date
  return new Date(
    Date.UTC(year, month - 1, day, Number(hour), Number(minute) - offset, Number(seconds)),
  )
}

/** The dates in "November 20, 2026 - November 22, 2026" or "11/20/2026", in order. */
export function datesIn(text: string): PlainDate[] {
  return text
    .slice(0, 200)
    .split(/\s+(?:-|–|to)\s+/)
    .flatMap((part) => {
      const long = longDate.exec(part)
      const slashed = slashDate.exec(part)
      const date = long
        ? plainDate(Number(long[3]), monthOf(long[1]), Number(long[2]))
        : slashed && plainDate(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]))
      return date ? [date] : []
    })
}

/** The times in "7:00 PM - 9:00 PM", in order. */
export function timesIn(text: string): ClockTime[] {
  const found = text.slice(0, 200).matchAll(/\b(\d{1,2}):(\d{2})\s*([ap])\.?m\.?/gi)
  return Array.from(found, ([, hours, minutes, half]) => ({
    hour: (Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0),
    minute: Number(minutes),
  })).filter(({ minute }) => minute < 60)
}

export const cityInstant = (date: PlainDate, time: ClockTime, timeZone: string): Date =>
  instantAt({ ...date, ...time, second: 0 }, timeZone)

export function nextDay({ year, month, day }: PlainDate): PlainDate {
  const date = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
