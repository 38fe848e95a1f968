import { searchArticles } from '@portal/openapi/resident-client/knowledge'
import { orNull, query } from '@portal/web-ui/api'

export const pageSize = 15

/** A failed search finds nothing (spec, resident section 7). */
export const articleSearchQuery = (term: string, page: number) =>
  query(
    searchArticles,
    { query: { term, page } },
    { keep: async (ask) => (await orNull(ask())) ?? { results: [], total: 0 } },
  )
