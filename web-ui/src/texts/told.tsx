import type { ReactNode } from 'react'

/** The language of a text that has none in the reader's: a screen reader needs to know it to say it right. */
export type OtherLanguage = 'en' | undefined

/** In which other language than the reader's a thing's field is; undefined where it is in the reader's. */
export const languageOf = <Thing extends { readonly inEnglish: readonly string[] }>(
  thing: Thing | null | undefined,
  field: keyof Thing & string,
): OtherLanguage => (thing?.inEnglish.includes(field) ? 'en' : undefined)

/** A text within others, marked where it is in another language. */
export const Told = ({ lang, children }: { lang: OtherLanguage; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children
