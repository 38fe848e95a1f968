import type { TextOverride } from '../city/index.ts'
import type { Language } from '../kernel/language.ts'
import type { TextKey } from './defaults/index.ts'
import { type Resources, resourcesOf } from './resources.ts'

const unchanged: readonly TextOverride[] = []
const known = new WeakMap<readonly TextOverride[], Map<Language, Resources>>()

function resourcesFor(language: Language, overrides: readonly TextOverride[]): Resources {
  const byLanguage = known.get(overrides) ?? new Map<Language, Resources>()
  known.set(overrides, byLanguage)
  const resources = byLanguage.get(language) ?? resourcesOf(language, overrides)
  byLanguage.set(language, resources)
  return resources
}

const plurals = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: string): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(Number(count))
}

/** As `say`, from texts that are at hand. */
export function sayFrom(
  texts: Resources,
  language: Language,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  // A key is a group and a name in it.
  const [group = '', name = ''] = key.split('.')
  const { count } = values
  const plural = count === undefined ? '' : texts[group]?.[`${name}_${formOf(language, count)}`]
  const text = plural || (texts[group]?.[name] ?? key)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, value: string) => values[value] ?? '')
}

/** Whose words: a request's context, or anybody with a language. */
export interface Speaker {
  readonly language: Language
  readonly texts?: readonly TextOverride[] | undefined
}

/**
 * A text as the city says it, with what staff changed; `{{name}}` stands for `values.name`, and
 * `values.count`, in digits, chooses singular or plural. For replies and records; screens have i18next.
 */
export function say(
  { language, texts = unchanged }: Speaker,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return sayFrom(resourcesFor(language, texts), language, key, values)
}
