import type { Language } from './language.ts'

/** checks/house bans `Intl` formats elsewhere. The spec's other date formats: spec-dates.ts. */
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
  /** Nov, for charts and calendar icons. */
  month: { month: 'short' },
  /** 20, for calendar icons. */
  dayOfMonth: { day: 'numeric' },
  /** Wednesday */
  weekday: { weekday: 'long' },
  /** Monday, November 30 */
  weekdayLong: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Mon, Nov 30 */
  weekdayDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 7:00 PM */
  time: { timeStyle: 'short' },
  /** 8 AM */
  hour: { hour: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

const plainDate = /^\d{4}-\d{2}-\d{2}$/

// Making an Intl formatter costs more than a hundred uses of one.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const name = `${language} ${style} ${timeZone}`
  const known = formatters.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...dateStyles[style], timeZone })
  formatters.set(name, format)
  return format
}

/** An instant (ISO text or Date) in the zone, or a plain date (`2026-11-20`) as it is. */
export function dateText(
  value: string | Date,
  language: Language,
  style: DateStyle,
  timeZone: string,
): string {
  const isPlain = typeof value === 'string' && plainDate.test(value)
  return formatOf(language, style, isPlain ? 'UTC' : timeZone).format(new Date(value))
}

/** `$61.20`; a credit has a minus. */
export const moneyText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )

/** `4,300`. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value)

/** `July 4, 2026`, from `YYYY-MM-DD`. */
export const dayText = (day: string, language: Language): string =>
  dateText(day, language, 'day', 'UTC')

/** `8 AM`, of an hour from 0 to 23. */
export const hourText = (hour: number, language: Language): string =>
  dateText(new Date(Date.UTC(2000, 0, 1, hour)), language, 'hour', 'UTC')

/** `Nov 26`, from `YYYY-MM-DD`, for charts. */
export const monthText = (day: string, language: Language): string =>
  `${dateText(day, language, 'month', 'UTC')} ${day.slice(2, 4)}`

/** For SQL: the database knows only English months. */
export const monthNames = (language: Language): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateText(new Date(Date.UTC(2026, month, 1)), language, 'monthName', 'UTC'),
  )

export interface Format {
  /** An instant (ISO text or Date) in the city's zone, or a plain date (`2026-11-20`) as it is. */
  date(value: string | Date, style?: DateStyle): string
  number(value: number): string
  /** `$61.20`; a credit has a minus. */
  money(cents: number): string
}

export const createFormat = (language: Language, timeZone = 'America/Chicago'): Format => ({
  date: (value, style = 'day') => dateText(value, language, style, timeZone),
  number: (value) => numberText(value, language),
  money: (cents) => moneyText(cents, language),
})
