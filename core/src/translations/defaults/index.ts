import { error } from './error.ts'
import type { Text } from './group.ts'
import { home } from './home.ts'
import { service } from './service.ts'
import { util } from './util.ts'

/** Every default text, by Group and LanguageKey; edited texts in Postgres stand over these. */
export const defaultTexts = { ...error, ...home, ...service, ...util }

type Groups = typeof defaultTexts

/** The name of a text as screens ask for it: `Group.LanguageKey`. */
export type TextKey = {
  [G in keyof Groups & string]: `${G}.${keyof Groups[G] & string}`
}[keyof Groups & string]

/** The same texts without their literal types, for code that walks over all of them. */
export const allDefaultTexts: Readonly<Record<string, Readonly<Record<string, Text>>>> =
  defaultTexts
