import type { Language } from '@portal/core/kernel/rules'
import {
  createTextEngine,
  type Resources,
  type TextEngine,
  type Values,
} from '@portal/core/text-engine'
import type { TextKey } from '@portal/core/texts/rules'

export type { Resources, Values } from '@portal/core/text-engine'

/** Translates one text. */
export type Translate = (key: TextKey, values?: Values) => string

/** The texts of one language, ready to translate with. */
export interface Texts {
  readonly language: Language
  /**
   * Asked for while rendering only: where the text is still on its way the component waits for it
   * (React's Suspense), so that nobody ever reads a key.
   */
  readonly t: Translate
  /** As `t`, for a key that may have no text at all: then null. */
  readonly find: (key: string, values?: Values) => string | null
  /** Takes more texts of the same language, such as those the page did not carry. */
  readonly add: (resources: Resources) => void
}

interface TextsOptions {
  /** Hears every text that is asked for, so that a page can carry just those. */
  readonly onUse?: (key: string) => void
  /**
   * What to wait for where a text is missing: the promise that all texts are there, always the same one.
   * Null once they are.
   */
  readonly rest?: () => Promise<void> | null
}

/** How a page carries that there is no such text. */
const none = ' '

/** Stands in for a text that is nowhere, such as that of an error code newer than this page. */
const fallback = 'Util.ErrorTryAgainLater' satisfies TextKey

// Pages that a server renders from the same texts share what reads them; only a browser adds to its own.
const engines = new WeakMap<Resources, TextEngine>()

function engineOf(language: Language, resources: Resources): TextEngine {
  const engine = engines.get(resources) ?? createTextEngine(language, resources)
  engines.set(resources, engine)
  return engine
}

/** Makes a translator of its own for one page or one app; `resources` are of that language alone. */
export function createTexts(
  language: Language,
  resources: Resources,
  { onUse, rest }: TextsOptions = {},
): Texts {
  const { add, find } = engineOf(language, resources)
  /** The text; empty where it is known that there is none. */
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
  }
}

/**
 * The part of the texts that a page used, all plural forms of each included. One that does not exist is
 * carried as a blank, so that the browser does not wait for it.
 */
export function usedResources(all: Resources, used: ReadonlySet<string>): Resources {
  const part: Resources = {}
  for (const name of used) {
    const dot = name.indexOf('.')
    const group = name.slice(0, dot)
    const key = name.slice(dot + 1)
    const texts = all[group] ?? {}
    const forms = [key, `${key}_one`, `${key}_other`, `${key}_many`].filter((form) => form in texts)
    for (const form of forms.length > 0 ? forms : [key])
      (part[group] ??= {})[form] = texts[form] ?? none
  }
  return part
}
