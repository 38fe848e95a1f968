import { wallTimeAt } from './zoned-time.ts'

/** The local date, as `2026-11-20`. */
export function isoDay(at: string | Date, timeZone: string): string {
  const { year, month, day } = wallTimeAt(new Date(at), timeZone)
  return `${year}-${two(month)}-${two(day)}`
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Date formats that the specification names. */
export const specDates = {
  /** 11/20/2026 7:00PM (resident section 9) */
  message: 'M/D/YYYY h:mmA',
  /** 11/04/2026 (resident section 9) */
  paymentHistory: 'M/DD/YYYY',
  /** 11/04/2026 7:00 PM (resident section 9) */
  relatedPermits: 'MM/DD/YYYY h:mm A',
  /** 11/04/26 (admin section 9) */
  staffDay: 'MM/DD/YY',
  /** 11-04-26 7:00 PM (admin section 9) */
  staffTime: 'MM-DD-YY h:mm A',
} as const

/** An instant, or a plain date as it is. */
export function specDate(
  value: string | Date,
  style: keyof typeof specDates,
  timeZone: string,
): string {
  const isPlain = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const { year, month, day, hour, minute } = wallTimeAt(new Date(value), isPlain ? 'UTC' : timeZone)
  const parts: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: String(year).slice(2),
    MM: two(month),
    M: String(month),
    DD: two(day),
    D: String(day),
    h: String(hour % 12 || 12),
    mm: two(minute),
    A: hour < 12 ? 'AM' : 'PM',
  }
  return specDates[style].replaceAll(/YYYY|YY|MM?|DD?|h|mm|A/g, (part) => parts[part] ?? part)
}
