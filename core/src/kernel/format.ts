import type { Language } from './language.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** A sum of cents as letters and mails have it: `$61.20`, with a minus where it is a credit. */
export const moneyText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )

/** A day `YYYY-MM-DD` written out: `July 4, 2026`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A whole number with its thousands set apart: `4,300`. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value)

/** The month of a day `YYYY-MM-DD` in short: `Nov 26`. */
export function monthText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  const month = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' })
  return `${month.format(date)} ${day.slice(2, 4)}`
}
