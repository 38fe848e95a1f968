import type { Language } from '@portal/core/kernel/rules'
import {
  createTextEngine,
  type Resources,
  type TextEngine,
  type Values,
} from '@portal/core/text-engine'
import type { TextKey } from '@portal/core/texts/rules'
import type { WrittenDates } from './written-dates.ts'

export type { Resources, Values } from '@portal/core/text-engine'

export type Translate = (key: TextKey, values?: Values) => string

export interface Texts {
  readonly language: Language
  /**
   * Only while rendering: suspends the component while the text loads, so that no one reads a key.
   */
  readonly t: Translate
  /** Like `t`; null if the key has no text. */
  readonly find: (key: string, values?: Values) => string | null
  /** Adds texts of the same language, such as those the page did not carry. */
  readonly add: (resources: Resources) => void
  /** What the page says of dates. */
  readonly dates: WrittenDates
}

interface TextsOptions {
  /** Called for every used text, so that a page can carry just those. */
  readonly onUse?: (key: string) => void
  /** The promise of all texts, always the same one; null once they are loaded. */
  readonly rest?: () => Promise<void> | null
  /** As the server wrote them. */
  readonly dates?: Readonly<Record<string, string>>
}

/** How a page carries a missing text. */
const none = ' '

/** For missing texts, such as those of error codes newer than this page. */
const fallback = 'Util.ErrorTryAgainLater' satisfies TextKey

// Server-rendered pages share parsed texts; only browsers add to theirs.
const engines = new WeakMap<Resources, TextEngine>()

function engineOf(language: Language, resources: Resources): TextEngine {
  const engine = engines.get(resources) ?? createTextEngine(language, resources)
  engines.set(resources, engine)
  return engine
}

/** `resources` are of that language only. */
export function createTexts(
  language: Language,
  resources: Resources,
  { onUse, rest, dates = {} }: TextsOptions = {},
): Texts {
  const { add, find } = engineOf(language, resources)
  /** Empty when known to be missing. */
  function found(key: string, values?: Values): string {
    onUse?.(key)
    const text = find(key, values)
    if (text !== null) return text === none ? '' : text
    const coming = rest?.()
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
    if (coming) throw coming
    return ''
  }
  return {
    language,
    t: (key, values) => found(key, values) || found(fallback),
    find: (key, values) => found(key, values) || null,
    add,
    dates: new Map(Object.entries(dates)),
  }
}

type Form = readonly [key: string, text: string]

// Of all texts, which pages share: each page carries hundreds of them.
const formsKnown = new WeakMap<Resources, Map<string, readonly Form[]>>()

/** With all plural forms; a missing text is a blank, so that the browser does not wait. */
function formsOf(all: Resources, group: string, key: string): readonly Form[] {
  const texts = all[group] ?? {}
  const forms = [key, `${key}_one`, `${key}_other`, `${key}_many`].filter((form) => form in texts)
  return (forms.length > 0 ? forms : [key]).map((form) => [form, texts[form] ?? none])
}

/** Those of a page. */
export function usedResources(all: Resources, used: ReadonlySet<string>): Resources {
  const known = formsKnown.get(all) ?? new Map<string, readonly Form[]>()
  formsKnown.set(all, known)
  const part: Resources = {}
  for (const name of used) {
    const dot = name.indexOf('.')
    const group = name.slice(0, dot)
    const forms = known.get(name) ?? formsOf(all, group, name.slice(dot + 1))
    known.set(name, forms)
    const texts = (part[group] ??= {})
    for (const [form, text] of forms) texts[form] = text
  }
  return part
}
