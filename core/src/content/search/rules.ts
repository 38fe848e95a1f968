import type { Language } from '../../platform/kernel/language.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { wordsOf } from './words.ts'

/** Per page (spec, resident section 9). */
export const searchPageSize = 15

/** Counting stops here. */
export const searchTotalCap = 1000

/** Private-use character at the start of a match in a highlight. */
export const hitStart = '\uE000'

/** Private-use character at the end of a match in a highlight. */
export const hitEnd = '\uE001'

export interface HighlightSegment {
  readonly text: string
  /** A match, which screens mark. */
  readonly isHit: boolean
}

/** The wire's highlight in segments of plain text. */
export function highlightSegments(highlight: string): readonly HighlightSegment[] {
  return highlight
    .split(hitStart)
    .flatMap((part, i) => {
      if (i === 0) return [{ text: part, isHit: false }]
      const [hit = '', ...rest] = part.split(hitEnd)
      return [
        { text: hit, isHit: true },
        { text: rest.join(''), isHit: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** At least one. */
export const searchPages = (total: number): number => Math.max(1, Math.ceil(total / searchPageSize))

/** Characters of a term and a page's address; how many are kept and listed; days that misses count. */
export const searchWordLimits = {
  term: 60,
  url: 300,
  synonyms: 1000,
  bestBets: 500,
  misses: 100,
  missDays: 90,
} as const

/** Who searches for `term` also finds records with `meaning`, in this language. */
export interface SynonymEdit {
  readonly language: Language
  readonly term: string
  readonly meaning: string
  readonly isTwoWay: boolean
}

/** Who searches for exactly `term` sees the page first. */
export interface BestBetEdit {
  readonly term: string
  /** As search shows it: a path of the portal, or an address of the city's news. */
  readonly url: string
}

/** Something to search for: signs alone are no words. */
const words = (field: string, text: string): readonly ValidationError[] => {
  const missing = required(field, text)
  if (missing.length > 0) return missing
  return wordsOf(text).length > 0 ? [] : [{ field, kind: 'Invalid' }]
}

export const synonymErrors = ({ term, meaning }: SynonymEdit): readonly ValidationError[] => [
  ...words('term', term),
  ...words('meaning', meaning),
]

export const bestBetErrors = ({ term, url }: BestBetEdit): readonly ValidationError[] => [
  ...words('term', term),
  ...required('url', url),
]

/** Suggestions while typing: how many, and how many letters they need. */
export const suggestionLimits = { shown: 5, letters: 2 } as const
