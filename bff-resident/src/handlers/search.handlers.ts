import type { Handlers } from '@portal/bff-pipeline'
import { searchArticles, searchSite } from '@portal/core/search'
import type { residentContract } from '@portal/openapi/resident'

type Search = Pick<typeof residentContract, 'searchArticles' | 'searchSite'>

/** Search by words: the whole site, or the knowledge base alone. */
export const searchHandlers: Handlers<Search> = {
  searchSite: async ({ query }, context) => ({
    status: 200,
    body: await searchSite(context, query),
  }),
  searchArticles: async ({ query }, context) => ({
    status: 200,
    body: await searchArticles(context, query),
  }),
}
