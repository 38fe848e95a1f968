import { plain } from '../../../parts/plain.ts'
import type { SearchSynonym } from './queries.ts'

/** Synonyms with the letters in what people search for or in what it finds; accents do not count. */
export function withWord(synonyms: readonly SearchSynonym[], word: string): SearchSynonym[] {
  const letters = plain(word.trim())
  return synonyms.filter(({ term, meaning }) =>
    [term, meaning].some((text) => plain(text).includes(letters)),
  )
}
