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
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // Date rolls over days such as April 31.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** `YYYY-MM-DD` as `MMDDYYYY`. */
export function dayToWire(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}
