import { queryOptions } from '@tanstack/react-query'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Articles on a page of results. */
export const pageSize = 15

/** The articles read most. */
export const trendingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listTrendingArticles'],
    queryFn: ({ signal }) => dataOf(api.GET('/salesforce/knowledgebase/trending', { signal })),
  })

/** One page of the articles that fit; a search that fails finds nothing (spec, resident section 7). */
export const articleSearchQuery = (api: Api, term: string, page: number) =>
  queryOptions({
    queryKey: ['searchArticles', term, page],
    queryFn: async ({ signal }) => {
      try {
        return await dataOf(
          api.GET('/salesforce/knowledgebase', { params: { query: { term, page } }, signal }),
        )
      } catch (error) {
        if (error instanceof ApiError) return { results: [], total: 0 }
        throw error
      }
    },
  })

/** One article. */
export const articleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getArticle', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/salesforce/knowledgebase/{id}', { params: { path: { id } }, signal })),
  })
