/** English first, the fallback (spec, resident section 9). */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** If a visitor chose none. */
export const defaultLanguage: Language = 'en'

export const isLanguage = (text: unknown): text is Language =>
  // `includes` of a tuple accepts only its members.
  (languages as readonly unknown[]).includes(text)

/** Unknown values become English. */
export const languageOr = (text: unknown): Language => (isLanguage(text) ? text : defaultLanguage)

/** The preferred supported language of an Accept-Language header (RFC 9110, 12.5.4). */
export function acceptedLanguage(header: string | null | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const weight = parameters.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find(Boolean)
      return { primary: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ primary, weight }) => isLanguage(primary) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return languageOr(ranked[0]?.primary)
}

/** For the language picker (spec, resident section 3). */
export interface LanguageOption {
  readonly i18nCode: Language
  readonly nativeName: string
  readonly enName: string
}

const names: Record<Language, { nativeName: string; enName: string }> = {
  en: { nativeName: 'English', enName: 'English' },
  es: { nativeName: 'Español', enName: 'Spanish' },
}

export const languageOptions: readonly LanguageOption[] = languages.map((i18nCode) => ({
  i18nCode,
  ...names[i18nCode],
}))
