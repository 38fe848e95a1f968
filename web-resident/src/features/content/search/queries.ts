import type { components } from '@portal/openapi/resident-types'

export type SearchResult = components['schemas']['SearchResult']

/** Spec, resident section 9. */
export const pageSize = 15

/** The API stops counting here (contract: searchSite). */
export const countingEnds = 1000

export const searchHref = (term: string, page: number): string =>
  `/search?${new URLSearchParams({ term, ...(page > 1 ? { page: String(page) } : {}) })}`
