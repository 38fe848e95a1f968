import type { Resources, Texts } from '../texts/index.tsx'
import type { PageData } from './page-data.ts'

export interface RestOfTexts {
  /** Fetches them once, from an immutable URL; after a failure the next call retries. */
  readonly complete: () => Promise<void>
  /** Null once the texts are there. */
  readonly rest: () => Promise<void> | null
}

/** Changes with the texts, so that their reply can be kept for good. */
export const textsAddress = ({
  language,
  textsVersion,
}: Pick<PageData, 'language' | 'textsVersion'>): string =>
  `/api/i18n/processed/${language}/translation?v=${textsVersion}`

/** `textsOf` returns the texts to add to. */
export function restOfTexts(
  page: Pick<PageData, 'language' | 'textsVersion'>,
  textsOf: () => Texts,
): RestOfTexts {
  let isComplete = false
  let fetching: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  async function load(): Promise<void> {
    const answer = await fetch(textsAddress(page))
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
  // Waiting components ask again after a failure, and so retry.
  const wait = () =>
    complete()
      .catch(() => {
        // Offline, the notice cannot load either; the page keeps waiting for both.
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
