import { type Cents, toCents } from '../../platform/kernel/money.ts'

// Wire format (spec, resident section 3): "12345-" is a credit of $123.45; "07042026" is July 4.

/** Cents with a trailing minus; null for other text. */
export function centsFromWire(text: string): Cents | null {
  const [, digits, minus] = /^(\d{1,12})(-?)$/.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const cents = Number(digits)
  return toCents(minus && cents ? -cents : cents)
}

export const centsToWire = (amount: Cents): string => `${Math.abs(amount)}${amount < 0 ? '-' : ''}`

/** `MMDDYYYY` as `YYYY-MM-DD`; null for an invalid day. */
export function dayFromWire(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ?? []
  const last = lastDayOf(Number(month), Number(year))
  return Number(day) >= 1 && Number(day) <= last ? `${year}-${month}-${day}` : null
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** 0 if there is no such month. Counted, since a `Date` for each day is most of the time of a batch. */
function lastDayOf(month: number, year: number): number {
  if (month < 1 || month > 12 || year === 0) return 0
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** `YYYY-MM-DD` as `MMDDYYYY`. */
export function dayToWire(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}
