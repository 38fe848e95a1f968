import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** One thing found. */
export type SearchResult = components['schemas']['SearchResult']

/** Results on a page (spec, resident section 9). */
export const pageSize = 15

/** One page of what the site search finds. */
export const searchQuery = (api: Api, term: string, page: number) =>
  queryOptions({
    queryKey: ['searchSite', term, page],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/search', { params: { query: { term, page } }, signal })),
  })

/** From this total on the API counts no further (contract: searchSite). */
export const countingEnds = 1000

/** The address of a page of results. */
export const searchHref = (term: string, page: number): string =>
  `/search?${new URLSearchParams({ term, ...(page > 1 ? { page: String(page) } : {}) })}`
