/** Results on one page of a search (spec, resident section 9). */
export const searchPageSize = 15

/** Counting stops here; people do not turn to page 68. */
export const searchTotalCap = 1000

/** In a highlight, a place that fits begins with this private-use character. */
export const hitStart = '\uE000'

/** In a highlight, a place that fits ends with this private-use character. */
export const hitEnd = '\uE001'

/** A stretch of a highlight. */
export interface HighlightSegment {
  readonly text: string
  /** Whether this part matches the search; screens mark it. */
  readonly isHit: boolean
}

/** A highlight as the wire has it, in stretches for a screen to write out as plain text. */
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

/** The number of pages for a total of results; at least one. */
export const searchPages = (total: number): number => Math.max(1, Math.ceil(total / searchPageSize))
