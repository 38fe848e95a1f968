import type { Page } from '@playwright/test'
import { bring, scriptOf } from './engines/script-of.ts'

// The package's build for browsers is a module; what it exports becomes the global that is brought.
const script = `const reader = (() => { ${scriptOf(
  import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'),
).replace(/export\s*\{[^}]*?([\w$]+) as virtual\};?/, 'return $1')}
})()`

/** What of the script is used here. */
interface Reader {
  start: (options: { readonly container: Element }) => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  stop: () => Promise<void>
}

/** Longer pages are read up to here. */
const maxPhrases = 200

/** What a screen reader says of a part of a page as it stands, phrase after phrase from its top to its end. */
export async function spoken(page: Page, part: string): Promise<readonly string[]> {
  await bring(page, script, 'reader')
  return page.evaluate(
    async ([selector, most]) => {
      // The script put it there.
      const { reader } = globalThis as unknown as { reader: Reader }
      const container = document.querySelector(selector)
      if (!container) throw new Error(`no ${selector}`)
      await reader.start({ container })
      const phrases = [await reader.lastSpokenPhrase()]
      const end = `end of ${phrases[0]}`
      while (phrases.at(-1) !== end && phrases.length < most) {
        await reader.next()
        phrases.push(await reader.lastSpokenPhrase())
      }
      await reader.stop()
      return phrases
    },
    [part, maxPhrases] as const,
  )
}

/** Leaves out what differs from run to run: numbers, and the names of months and days. */
const settled = (phrase: string): string =>
  phrase
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '#')
    .replaceAll(/(?<!level )(?:\d[\d.,:/-]*\d|\d)/g, '#')
    .replaceAll(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
      '@',
    )
    .replaceAll(
      /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/gi,
      '@',
    )

/**
 * Says nothing to whoever reads: where a sentence or an entry ends, a place for messages that has none, an answer
 * that is not chosen, and what stands in the page for browsers without scripts, which the reader takes for text.
 */
const isNoise = (phrase: string): boolean =>
  /^(?:end of |paragraph$|status$|<|option, .*not selected)/.test(phrase)

/** What was heard, for people to read: without what differs from run to run, each entry of a list with a dash. */
export const written = (phrases: readonly string[]): readonly string[] =>
  phrases
    // Nor does a place for alerts that is empty.
    .filter(
      (phrase, n) => !isNoise(phrase) && !(phrase === 'alert' && phrases[n + 1] === 'end of alert'),
    )
    .map((phrase) => (phrase.startsWith('listitem') ? '-' : settled(phrase)))
