import type { components } from '@portal/openapi/resident-types'

/** One thing found. */
export type SearchResult = components['schemas']['SearchResult']

/** Results on a page (spec, resident section 9). */
export const pageSize = 15

/** From this total on the API counts no further (contract: searchSite). */
export const countingEnds = 1000

/** The address of a page of results. */
export const searchHref = (term: string, page: number): string =>
  `/search?${new URLSearchParams({ term, ...(page > 1 ? { page: String(page) } : {}) })}`
