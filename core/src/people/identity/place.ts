import type { Language } from '../../platform/kernel/language.ts'

const maxLength = 200

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The platform's guess: `Elgin, Illinois, US`, with the country's code. Null without a country. */
export function placeOf(platform: unknown): string | null {
  // The platform's object, or none; each part is checked below.
  const { city, region, country } = (platform ?? {}) as Readonly<Record<string, unknown>>
  const code = textOf(country)
  if (!/^[A-Z]{2}$/.test(code)) return null
  const parts = [...new Set([textOf(city), textOf(region)])].filter((part) => part !== '')
  return [...parts, code].join(', ').slice(-maxLength)
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** With the country's name in the reader's language: `Elgin, Illinois, United States`. */
export function placeName(place: string | null, language: Language): string | null {
  const [, parts = '', code = ''] = /^(.*, )?([A-Z]{2})$/s.exec(place ?? '') ?? []
  if (code === '') return null
  // Codes of no country (T1 is the Tor network) have no name.
  const names = new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'none' })
  const country = names.of(code)
  return country === undefined ? null : `${parts}${country}`
}
