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
