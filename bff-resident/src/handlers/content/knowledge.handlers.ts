import type { Handlers } from '@portal/bff-pipeline'
import {
  countReading,
  getArticle,
  listTrendingArticles,
  searchArticles,
} from '@portal/core/knowledge'
import type { knowledge } from '@portal/openapi/resident/content/knowledge'

/** The city's knowledge base. */
export const knowledgeHandlers: Handlers<typeof knowledge> = {
  listTrendingArticles: async (_input, context) => ({
    status: 200,
    body: await listTrendingArticles(context),
  }),
  searchArticles: async ({ query }, context) => ({
    status: 200,
    body: await searchArticles(context, query),
  }),
  getArticle: async ({ params }, context) => {
    const body = await getArticle(context, params.id)
    context.state.afterwards((database) => countReading(database, params.id))
    return { status: 200, body }
  },
}
