import type { Language } from '../../kernel/language.ts'

/** One form, or singular and plural. */
export type Forms = string | readonly [singular: string, plural: string]

/** A missing language does not compile. */
export type Text = Readonly<Record<Language, Forms>>

/** One Group's texts by LanguageKey (spec, admin section 3.2). */
export type Texts = Readonly<Record<string, Text>>

/** `t('Home.Title')` reads key `Title` of group `Home`. `{{count}}` selects the plural form. */
export const group = <const Name extends string, const Keys extends Texts>(
  name: Name,
  texts: Keys,
): Readonly<Record<Name, Keys>> =>
  // A computed key widens to string; the one entry is what the type says.
  ({ [name]: texts }) as Record<Name, Keys>
