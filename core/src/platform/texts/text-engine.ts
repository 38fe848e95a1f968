import { createInstance, type FormatterModule } from 'i18next'
import { numberText } from '../kernel/format.ts'
import type { Language } from '../kernel/language.ts'

/** As i18next reads them: Group, then key, plural forms as `_one` and `_other`. */
export type Resources = Record<string, Record<string, string>>

/** For `{{placeholders}}`; `count` also selects singular or plural. */
export type Values = Readonly<Record<string, string | number>>

/** Texts of one language: for screens, emails, notices, documents and replies. */
export interface TextEngine {
  /** Null if missing, so that no key is ever shown. */
  find(key: string, values?: Values): string | null
  add(resources: Resources): void
}

const namespace = 'translation'

/**
 * A number of a thousand and more has separators, wherever it is said. Years and the numbers of houses
 * go in as texts.
 */
const numbersIn = (language: Language): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: string | number) {
    if (typeof value !== 'number') return value
    // A formatter costs more than the rest, and most numbers are small.
    return value < 1000 ? String(value) : numberText(value, language)
  },
})

/** Starting i18next takes half a millisecond: reuse the result. */
export function createTextEngine(language: Language, resources: Resources): TextEngine {
  const instance = createInstance().use(numbersIn(language))
  // Without a backend everything is loaded when init returns.
  void instance.init({
    lng: language,
    resources: { [language]: { [namespace]: resources } },
    // Output into markup escapes the whole text.
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  const look = (key: string, values?: Values): string | null => {
    const text = values ? instance.t(key, values) : instance.t(key)
    return text === key ? null : text
  }
  // A page says hundreds of texts, most of them without values, which are always the same.
  const known = new Map<string, string | null>()
  return {
    find(key, values) {
      if (values) return look(key, values)
      const before = known.get(key)
      if (before !== undefined) return before
      const text = look(key)
      known.set(key, text)
      return text
    },
    add(more) {
      known.clear()
      // A copy of all texts would take a phone as long as reading them.
      const asIs = { silent: true, skipCopy: true }
      instance.addResourceBundle(language, namespace, more, true, true, asIs)
    },
  }
}
