import { createInstance } from 'i18next'
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

/** Starting i18next takes half a millisecond: reuse the result. */
export function createTextEngine(language: Language, resources: Resources): TextEngine {
  const instance = createInstance()
  // Without a backend everything is loaded when init returns.
  void instance.init({
    lng: language,
    resources: { [language]: { [namespace]: resources } },
    // Output into markup escapes the whole text.
    interpolation: { escapeValue: false },
  })
  return {
    find(key, values) {
      const text = values ? instance.t(key, values) : instance.t(key)
      return text === key ? null : text
    },
    add: (more) => void instance.addResourceBundle(language, namespace, more, true, true),
  }
}
