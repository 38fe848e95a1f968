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
