/** A word of a search term. */
export interface SearchWord {
  /** In lower case, with its accents. */
  readonly spoken: string
  /** Without accents, as `search_words` has it. */
  readonly plain: string
  /** The other number of a Spanish word whose stem depends on an accent; empty for other words. */
  readonly variant: string
}

/** More words only narrow a search to nothing, and cost. */
const maxWords = 12

/** No word of a real text is longer. */
const maxWordLength = 40

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Spanish stemming joins "licitación" and "licitaciones" by the accent, which our index drops so
 * that it can be left out when typing; so the other form is searched for as well.
 */
function variantOf(plain: string): string {
  if (/[cs]iones$/.test(plain)) return plain.slice(0, -2)
  return /[cs]ion$/.test(plain) ? `${plain}es` : ''
}

/**
 * The words of a term: letters and digits, at most 12 different ones. Operators, markup, control characters
 * and broken text are dropped, so that a term is nothing but its words.
 */
export function wordsOf(term: string): readonly SearchWord[] {
  const words =
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const cut = words.map((word) => Array.from(word).slice(0, maxWordLength).join(''))
  return Array.from(new Set(cut))
    .slice(0, maxWords)
    .map((spoken) => {
      const plain = withoutAccents(spoken)
      return { spoken, plain, variant: variantOf(plain) }
    })
}
