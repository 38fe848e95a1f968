import type { Language } from '@portal/core/rules'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** Ways in which a date is written; the city's days are days in America/Chicago. */
const dateStyles = {
  /** November 20, 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Nov 20, 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** November 2026 */
  monthYear: { year: 'numeric', month: 'long' },
  /** Friday, November 20 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Nov */
  month: { month: 'short' },
  /** 20 */
  day: { day: 'numeric' },
  /** 7:00 PM */
  time: { hour: 'numeric', minute: '2-digit' },
  /** Nov 20, 2026, 7:00 PM */
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/** Dates, numbers and money as a reader of the language writes them. */
export interface Format {
  /** An instant (ISO text or Date) in the city's zone, or a plain date (`2026-11-20`) as it stands. */
  date(value: string | Date, style?: DateStyle): string
  number(value: number): string
  /** Integer cents as dollars with two decimals and a leading minus sign. */
  money(cents: number): string
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/

// Making an Intl formatter costs more than a hundred uses of one.
const made = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: Language, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const name = `${language} ${style} ${timeZone}`
  const known = made.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...dateStyles[style], timeZone })
  made.set(name, format)
  return format
}

/** The formats of a language in the city's time zone. */
export function createFormat(language: Language, timeZone = 'America/Chicago'): Format {
  return {
    date(value, style = 'medium') {
      const isPlain = typeof value === 'string' && plainDate.test(value)
      return dateFormat(language, style, isPlain ? 'UTC' : timeZone).format(new Date(value))
    },
    number: (value) => new Intl.NumberFormat(locales[language]).format(value),
    money: (cents) =>
      new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(
        cents / 100,
      ),
  }
}
