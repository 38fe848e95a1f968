import { createInstance, type i18n } from 'i18next'
import type { Language, TextKey } from '@portal/core/rules'

/** Texts by group and key, as `GET /api/i18n/processed/{lng}/translation` gives them. */
export type Resources = Record<string, Record<string, string>>

/** Values for a text's `{{placeholders}}`; `count` also chooses singular or plural. */
export type Values = Readonly<Record<string, string | number>>

/** Translates one text. */
export type Translate = (key: TextKey, values?: Values) => string

/** The texts of one language, ready to translate with. */
export interface Texts {
  readonly language: Language
  readonly t: Translate
  /** Takes more texts of the same language, such as those the page did not carry. */
  readonly add: (resources: Resources) => void
}

const namespace = 'translation'

function instanceOf(language: Language, resources: Resources): i18n {
  const instance = createInstance()
  // Without a backend everything is there when init returns.
  void instance.init({
    lng: language,
    resources: { [language]: { [namespace]: resources } },
    // React escapes.
    interpolation: { escapeValue: false },
  })
  return instance
}

/**
 * Makes a translator of its own, so that pages rendered side by side share nothing. `onUse` hears every
 * text that is asked for, so that a page can carry just those. A text that is missing shows its key.
 */
export function createTexts(
  language: Language,
  resources: Resources,
  onUse?: (key: string) => void,
): Texts {
  const instance = instanceOf(language, resources)
  return {
    language,
    t(key, values) {
      onUse?.(key)
      return values ? instance.t(key, values) : instance.t(key)
    },
    add: (more) => void instance.addResourceBundle(language, namespace, more, true, true),
  }
}

/** The part of the texts that a page used, all plural forms of each included. */
export function usedResources(all: Resources, used: ReadonlySet<string>): Resources {
  const part: Resources = {}
  for (const name of used) {
    const dot = name.indexOf('.')
    const group = name.slice(0, dot)
    const key = name.slice(dot + 1)
    const texts = all[group] ?? {}
    for (const form of [key, `${key}_one`, `${key}_other`, `${key}_many`]) {
      const text = texts[form]
      if (text !== undefined) (part[group] ??= {})[form] = text
    }
  }
  return part
}
