import type { Resources, Texts } from '../texts/index.tsx'
import type { PageData } from './page-data.ts'

/**
 * A page carries just the texts it used. What this gives fetches all the others once, from an address
 * that never changes its answer; after a failure the next call tries again.
 */
export function textsCompleter(
  { language, textsVersion }: Pick<PageData, 'language' | 'textsVersion'>,
  texts: Texts,
): () => Promise<void> {
  let complete: Promise<void> | undefined
  async function load(): Promise<void> {
    const answer = await fetch(`/api/i18n/processed/${language}/translation?v=${textsVersion}`)
    if (!answer.ok) throw new Error(`texts: ${answer.status}`)
    // The contract's getTexts: texts by group and key.
    texts.add((await answer.json()) as Resources)
  }
  return () =>
    (complete ??= load().catch((error: unknown) => {
      complete = undefined
      throw error
    }))
}
