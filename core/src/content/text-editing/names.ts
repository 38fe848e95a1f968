// In the apps' first script: only what addresses need.
import type { Language } from '../../platform/kernel/language.ts'

/** Characters; rows of a page; texts of one save. */
export const textLimits = { form: 2000, page: 50, saved: 5000, search: 200 } as const

/** Which texts a list shows. */
export const textFilters = ['all', 'changed', 'missing', 'unused', 'wrong'] as const

export type TextFilter = (typeof textFilters)[number]

/** The names of the languages in the addresses of the screens (spec, admin section 2.6). */
export const languageNames = {
  en: 'English',
  es: 'Spanish',
} as const satisfies Readonly<Record<Language, string>>

/** Null for any other name. */
export const languageNamed = (name: string): Language | null =>
  name === languageNames.en ? 'en' : name === languageNames.es ? 'es' : null
