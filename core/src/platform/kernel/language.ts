/** The languages of the portal, English first: the language of last resort (spec, resident section 9). */
export const languages = ['en', 'es'] as const

/** A language that every text of the portal exists in. */
export type Language = (typeof languages)[number]

/** Default language where a visitor chose none. */
export const defaultLanguage: Language = 'en'

/** Whether a text names one of the portal's languages. */
export const isLanguage = (text: unknown): text is Language =>
  // `includes` of a tuple accepts only its members; the widening is what makes the question askable.
  (languages as readonly unknown[]).includes(text)

/** A chosen language as stored or sent by anyone; what is unknown falls to English. */
export const languageOr = (text: unknown): Language => (isLanguage(text) ? text : defaultLanguage)

/** The first language of an Accept-Language header that the portal speaks, by its weights (RFC 9110, 12.5.4). */
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

/** A language as the picker offers it (spec, resident section 3). */
export interface LanguageOption {
  readonly i18nCode: Language
  readonly nativeName: string
  readonly enName: string
}

const names: Record<Language, { nativeName: string; enName: string }> = {
  en: { nativeName: 'English', enName: 'English' },
  es: { nativeName: 'Español', enName: 'Spanish' },
}

/** The languages on offer, English first. */
export const languageOptions: readonly LanguageOption[] = languages.map((i18nCode) => ({
  i18nCode,
  ...names[i18nCode],
}))
