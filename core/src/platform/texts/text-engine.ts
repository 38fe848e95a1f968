import { createInstance } from 'i18next'
import type { Language } from '../kernel/language.ts'

/** The texts of one language as i18next reads them: Group, then key, plural forms as `_one` and `_other`. */
export type Resources = Record<string, Record<string, string>>

/** Values for a text's `{{placeholders}}`; `count` also chooses singular or plural. */
export type Values = Readonly<Record<string, string | number>>

/** Reads the texts of one language: for screens, mails, notices, documents and replies alike. */
export interface TextEngine {
  /** The text; null where there is none, so that no key is ever shown. */
  find(key: string, values?: Values): string | null
  /** Takes more texts of the same language. */
  add(resources: Resources): void
}

const namespace = 'translation'

/** Starts i18next over texts that are at hand. It takes half a millisecond: keep what it gives. */
export function createTextEngine(language: Language, resources: Resources): TextEngine {
  const instance = createInstance()
  // Without a backend everything is there when init returns.
  void instance.init({
    lng: language,
    resources: { [language]: { [namespace]: resources } },
    // Whatever puts a text into markup escapes it whole.
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
