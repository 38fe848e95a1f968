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

const placeholder = /\{\{\s*(\w+)\s*\}\}/g

/**
 * Makes a translator of texts in i18next's format: `Group.Key`, `{{placeholders}}`, plural forms as
 * `_one`, `_other` and so on. `onUse` hears every text that is asked for, so that a page can carry
 * just those. A text that is missing shows its key. i18next itself would be 14 kB of every page.
 */
export function createTexts(
  language: Language,
  resources: Resources,
  onUse?: (key: string) => void,
): Texts {
  const groups: Resources = { ...resources }
  const plurals = new Intl.PluralRules(language)

  function find(key: string, count: unknown): string {
    const dot = key.indexOf('.')
    const texts = groups[key.slice(0, dot)] ?? {}
    const name = key.slice(dot + 1)
    const form = typeof count === 'number' ? texts[`${name}_${plurals.select(count)}`] : undefined
    return form ?? texts[name] ?? texts[`${name}_other`] ?? key
  }

  return {
    language,
    t(key, values = {}) {
      onUse?.(key)
      return find(key, values['count']).replaceAll(placeholder, (_, name: string) =>
        String(values[name] ?? ''),
      )
    },
    add(more) {
      for (const [group, texts] of Object.entries(more)) {
        groups[group] = { ...groups[group], ...texts }
      }
    },
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
