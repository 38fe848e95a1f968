/** The API's limit, in characters. */
export const longestTerm = 200
/** The API's limit. */
const highestPage = 1_000_000_000

/** Both are omitted when empty. */
export interface TermSearch {
  readonly term?: string | undefined
  readonly page?: number | undefined
}

export function termSearch(search: Readonly<Record<string, unknown>>): TermSearch {
  const term = typeof search['term'] === 'string' ? search['term'].slice(0, longestTerm) : ''
  const page = Number(search['page'])
  return {
    term: term || undefined,
    page: Number.isInteger(page) && page > 1 && page <= highestPage ? page : undefined,
  }
}
