import type { ReactNode } from 'react'

/** Marks a text without translation, so that screen readers pronounce it right. */
export type OtherLanguage = 'en' | undefined

/** The language of a field, if it is not the reader's. */
export const languageOf = <Thing extends { readonly inEnglish: readonly string[] }>(
  thing: Thing | null | undefined,
  field: keyof Thing & string,
): OtherLanguage => (thing?.inEnglish.includes(field) ? 'en' : undefined)

/** A text marked with its language. */
export const InLanguage = ({ lang, children }: { lang: OtherLanguage; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children
