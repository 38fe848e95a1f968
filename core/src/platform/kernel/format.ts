import type { Language } from './language.ts'

/**
 * Days, numbers and money, written everywhere the same (checks/house refuses `Intl` formats anywhere else).
 * Where the specification names another way for a date, it stands in spec-dates.ts.
 */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

const dateStyles = {
  /** November 20, 2026 */
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  /** November 20, 2026 at 7:00 PM */
  dayTime: { dateStyle: 'long', timeStyle: 'short' },
  /** November 2026 */
  monthYear: { year: 'numeric', month: 'long' },
  /** 2026 */
  year: { year: 'numeric' },
  /** November */
  monthName: { month: 'long' },
  /** Nov, below a bar and on the leaf of a calendar. */
  month: { month: 'short' },
  /** 20, likewise. */
  dayOfMonth: { day: 'numeric' },
  /** Wednesday */
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A way in which a date is written. */
export type DateStyle = keyof typeof dateStyles

const plainDate = /^\d{4}-\d{2}-\d{2}$/

// Making an Intl formatter costs more than a hundred uses of one.
const made = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const name = `${language} ${style} ${timeZone}`
  const known = made.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...dateStyles[style], timeZone })
  made.set(name, format)
  return format
}

/** An instant (ISO text or Date) in the zone, or a plain date (`2026-11-20`) unchanged. */
export function dateText(
  value: string | Date,
  language: Language,
  style: DateStyle,
  timeZone: string,
): string {
  const isPlain = typeof value === 'string' && plainDate.test(value)
  return formatOf(language, style, isPlain ? 'UTC' : timeZone).format(new Date(value))
}

/** A sum of cents: `$61.20`, with a minus where it is a credit. */
export const moneyText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )

/** A number with its thousands set apart: `4,300`. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value)

/** A day `YYYY-MM-DD` written out: `July 4, 2026`. */
export const dayText = (day: string, language: Language): string =>
  dateText(day, language, 'day', 'UTC')

/** The month of a day `YYYY-MM-DD` below a bar: `Nov 26`. */
export const monthText = (day: string, language: Language): string =>
  `${dateText(day, language, 'month', 'UTC')} ${day.slice(2, 4)}`

/** The twelve names of months, for what the database writes: it knows only English. */
export const monthNames = (language: Language): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateText(new Date(Date.UTC(2026, month, 1)), language, 'monthName', 'UTC'),
  )

/** Dates, numbers and money as a reader of the language writes them. */
export interface Format {
  /** An instant (ISO text or Date) in the city's zone, or a plain date (`2026-11-20`) unchanged. */
  date(value: string | Date, style?: DateStyle): string
  number(value: number): string
  /** Integer cents as dollars with two decimals and a leading minus sign. */
  money(cents: number): string
}

/** The formats of a language in the city's time zone. */
export const createFormat = (language: Language, timeZone = 'America/Chicago'): Format => ({
  date: (value, style = 'day') => dateText(value, language, style, timeZone),
  number: (value) => numberText(value, language),
  money: (cents) => moneyText(cents, language),
})
