import type { Handlers } from '@portal/bff-pipeline'
import {
  countReading,
  getArticle,
  listTrendingArticles,
  searchArticles,
} from '@portal/core/knowledge'
import { listBoards, listNewsPosts } from '@portal/core/news'
import type { content } from '@portal/openapi/resident/content'

/** What the city publishes: its updates, its knowledge base, its boards. */
export const contentHandlers: Handlers<typeof content> = {
  listNewsPosts: async ({ query }, context) => ({
    status: 200,
    body: await listNewsPosts(context, query),
  }),
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
  listBoards: async (_input, context) => ({ status: 200, body: await listBoards(context) }),
}
