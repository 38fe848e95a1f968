import type { Language } from '../../kernel/language.ts'

/** A text in one language: one form, or its singular and plural forms. */
export type Forms = string | readonly [singular: string, plural: string]

/** One text in every language of the portal; a missing language does not compile. */
export type Text = Readonly<Record<Language, Forms>>

/** The texts of one Group by LanguageKey (spec, admin section 3.2). */
export type Texts = Readonly<Record<string, Text>>

/**
 * Declares the default texts of a Group. The name is the spec's Group: `t('Home.Title')` reads key
 * `Title` of group `Home`. Placeholders are written `{{name}}`; plural forms choose by `{{count}}`.
 */
export const group = <const Name extends string, const Keys extends Texts>(
  name: Name,
  texts: Keys,
): Readonly<Record<Name, Keys>> =>
  // A computed key widens to string; the one entry is what the type says.
  ({ [name]: texts }) as Record<Name, Keys>
