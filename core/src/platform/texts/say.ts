import type { TextOverride } from '../city/index.ts'
import type { Language } from '../kernel/language.ts'
import type { TextKey } from './defaults/index.ts'
import { resourcesOf } from './resources.ts'
import { createTextEngine, type TextEngine, type Values } from './text-engine.ts'

/** Replaces a missing text, such as one whose key an older release stored. */
const fallback = 'Util.ErrorTryAgainLater' satisfies TextKey

const unchanged: readonly TextOverride[] = []

/** Caches texts without values. */
interface Reader {
  readonly engine: TextEngine
  readonly plain: Map<string, string>
}

// Texts change only with the city's copy, whose list of changed texts is the key here.
const readers = new WeakMap<readonly TextOverride[], Map<Language, Reader>>()

function readerOf(language: Language, overrides: readonly TextOverride[]): Reader {
  const byLanguage = readers.get(overrides) ?? new Map<Language, Reader>()
  readers.set(overrides, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const engine = createTextEngine(language, resourcesOf(language, overrides))
  const reader = { engine, plain: new Map<string, string>() }
  byLanguage.set(language, reader)
  return reader
}

/** `count` of an email queued as JSON becomes a number again. */
const counted = (values: Values): Values =>
  typeof values['count'] === 'string' ? { ...values, count: Number(values['count']) } : values

/** A request's context, or anything else with a language. */
export interface Speaker {
  readonly language: Language
  readonly texts?: readonly TextOverride[] | undefined
}

/** With staff's changes; `values` fill `{{name}}`, `values.count` selects singular or plural. */
export function say(
  { language, texts = unchanged }: Speaker,
  key: TextKey,
  values?: Values,
): string {
  const { engine, plain } = readerOf(language, texts)
  if (values) return engine.find(key, counted(values)) ?? say({ language, texts }, fallback)
  const text = plain.get(key) ?? engine.find(key) ?? engine.find(fallback) ?? ''
  plain.set(key, text)
  return text
}
