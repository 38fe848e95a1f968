import { type Cents, toCents } from '../../platform/kernel/money.ts'

// Utility billing's format for amounts and days on the wire (spec, resident section 3): "12345" is
// $123.45, "12345-" a credit of it; "07042026" is the fourth of July.

/** An amount in cents with a trailing minus; null for any other text. */
export function centsFromWire(text: string): Cents | null {
  const [, digits, minus] = /^(\d{1,12})(-?)$/.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const cents = Number(digits)
  return toCents(minus && cents ? -cents : cents)
}

export const centsToWire = (amount: Cents): string => `${Math.abs(amount)}${amount < 0 ? '-' : ''}`

/** A day `MMDDYYYY` as `YYYY-MM-DD`; null for what is no day of the calendar. */
export function dayFromWire(text: string): string | null {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // What the calendar rolls over, such as the 31st of April, comes back as another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** A day `YYYY-MM-DD` as `MMDDYYYY`. */
export function dayToWire(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}
