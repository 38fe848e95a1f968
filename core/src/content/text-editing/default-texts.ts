import type { Language } from '../../platform/kernel/language.ts'
import { allDefaultTexts } from '../../platform/texts/index.ts'
import type { TextForms } from './rules.ts'

/** A text of the portal as it comes with the release, in all languages. */
export interface DefaultText {
  readonly group: string
  readonly key: string
  readonly forms: Readonly<Record<Language, TextForms>>
}

const formsOf = (text: string | readonly [string, string]): TextForms =>
  typeof text === 'string'
    ? { singular: text, plural: null }
    : { singular: text[0], plural: text[1] }

let all: ReadonlyMap<string, DefaultText> | undefined

/** Without the language, as in code: `Home.Title`. */
export const nameOf = (group: string, key: string): string => `${group}.${key}`

/** By name: groups by the alphabet, and in a group as in the screens. */
export const defaultTextsByName = (): ReadonlyMap<string, DefaultText> =>
  (all ??= new Map(
    Object.keys(allDefaultTexts)
      .toSorted()
      .flatMap((group) =>
        Object.entries(allDefaultTexts[group] ?? {}).map(
          ([key, { en, es }]) =>
            [
              nameOf(group, key),
              { group, key, forms: { en: formsOf(en), es: formsOf(es) } },
            ] as const,
        ),
      ),
  ))

/** Null for a text that this release does not have, whatever its name. */
export const defaultText = (group: string, key: string): DefaultText | null => {
  const found = defaultTextsByName().get(nameOf(group, key))
  return found?.group === group && found.key === key ? found : null
}
