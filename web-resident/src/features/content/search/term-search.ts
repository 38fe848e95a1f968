/** Longest term that the API takes, in characters. */
export const longestTerm = 200
/** Highest page that the API takes. */
const highestPage = 1_000_000_000

/** What an address asks a search for; both are left out where they say nothing. */
export interface TermSearch {
  readonly term?: string | undefined
  readonly page?: number | undefined
}

/** Reads `term` and `page` of an address; nonsense asks for nothing. */
export function termSearch(search: Record<string, unknown>): TermSearch {
  const term = typeof search['term'] === 'string' ? search['term'].slice(0, longestTerm) : ''
  const page = Number(search['page'])
  return {
    term: term || undefined,
    page: Number.isInteger(page) && page > 1 && page <= highestPage ? page : undefined,
  }
}
