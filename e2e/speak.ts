import type { Page } from '@playwright/test'
import { bring, scriptOf } from './engines/script-of.ts'

// The package's browser build is a module; its exports become the global.
const script = `const reader = (() => { ${scriptOf(
  import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'),
).replace(/export\s*\{[^}]*?([\w$]+) as virtual\};?/, 'return $1')}
})()`

/** The part that we use. */
interface Reader {
  start: (options: { readonly container: Element }) => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  stop: () => Promise<void>
}

const maxPhrases = 200

/** What a screen reader says about a part of the page, phrase by phrase. */
export async function spoken(page: Page, part: string): Promise<readonly string[]> {
  await bring(page, script, 'reader')
  return page.evaluate(
    async ([selector, most]) => {
      // The script set it.
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

/** Without numbers, months and days, which change per run. */
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

/** Not heard: ends, empty live regions, answers not chosen, and <noscript>. */
const isNoise = (phrase: string): boolean =>
  /^(?:end of |paragraph$|status$|<|option, .*not selected)/.test(phrase)

/** Readable and stable: each list entry with a dash. */
export const written = (phrases: readonly string[]): readonly string[] =>
  phrases
    // An empty alert region is noise, too.
    .filter(
      (phrase, n) => !isNoise(phrase) && !(phrase === 'alert' && phrases[n + 1] === 'end of alert'),
    )
    .map((phrase) => (phrase.startsWith('listitem') ? '-' : settled(phrase)))
