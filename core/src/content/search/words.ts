export interface SearchWord {
  /** Lower-case, with accents. */
  readonly spoken: string
  /** Without accents, as in `search_words`. */
  readonly plain: string
  /** The singular or plural of a Spanish word whose stem depends on an accent; otherwise empty. */
  readonly variant: string
}

/** More words would only find nothing, and cost time. */
const maxWords = 12

/** Longer than any real word. */
const maxWordLength = 40

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Stemming needs the accent to match "licitación" and "licitaciones", and our index has none. */
function variantOf(plain: string): string {
  if (/[cs]iones$/.test(plain)) return plain.slice(0, -2)
  return /[cs]ion$/.test(plain) ? `${plain}es` : ''
}

/** At most 12 different words of letters and digits; drops operators and markup. */
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

/**
 * A key that forms of one word share, to compare typed words with those that staff keep. Both sides
 * are folded alike, so it need not be a real word: tires and tire become "tir".
 */
export const folded = (plain: string): string =>
  plain.length < 4 ? plain : plain.replace(/ies$/, 'y').replace(/s$/, '').replace(/e$/, '')

/** Of a whole term, in order. */
export const foldedWords = (term: string): readonly string[] =>
  wordsOf(term).map(({ plain }) => folded(plain))
