import type { Resources, Texts } from '../texts/index.tsx'
import type { PageData } from './page-data.ts'

/** The texts that a page did not carry. */
export interface RestOfTexts {
  /**
   * Fetches them once, from an address that never changes its answer; after a failure the next call tries
   * again.
   */
  readonly complete: () => Promise<void>
  /** The promise that they are there, for what cannot be shown without them; null once they are. */
  readonly rest: () => Promise<void> | null
}

/** `textsOf` gives the texts that they are added to. */
export function restOfTexts(
  { language, textsVersion }: Pick<PageData, 'language' | 'textsVersion'>,
  textsOf: () => Texts,
): RestOfTexts {
  let isComplete = false
  let fetching: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  async function load(): Promise<void> {
    const answer = await fetch(`/api/i18n/processed/${language}/translation?v=${textsVersion}`)
    if (!answer.ok) throw new Error('no texts')
    // The contract's getTexts: texts by group and key.
    textsOf().add((await answer.json()) as Resources)
    isComplete = true
  }
  const complete = () =>
    (fetching ??= load().catch((error: unknown) => {
      fetching = undefined
      throw error
    }))
  // What waits asks again when this is over, and so tries again.
  const wait = () =>
    complete()
      .catch(() => {
        // Whoever has no line has no notice either; the page goes on waiting for both.
        void import('./texts-trouble.ts').then(
          (part) => part.show(textsOf(), () => isComplete),
          String,
        )
        return new Promise<void>((resolve) => void setTimeout(resolve, 3_000))
      })
      .finally(() => {
        waiting = undefined
      })
  return { complete, rest: () => (isComplete ? null : (waiting ??= wait())) }
}
