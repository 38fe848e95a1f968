import type { Handlers } from '@portal/bff-pipeline'
import {
  countReading,
  getArticle,
  listBoards,
  listNewsPosts,
  listTrendingArticles,
} from '@portal/core/content'
import type { residentContract } from '@portal/openapi/resident'

type Content = Pick<
  typeof residentContract,
  'getArticle' | 'listBoards' | 'listNewsPosts' | 'listTrendingArticles'
>

/** What the city publishes: its updates, its knowledge base, its boards. */
export const contentHandlers: Handlers<Content> = {
  listNewsPosts: async ({ query }, context) => ({
    status: 200,
    body: await listNewsPosts(context, query),
  }),
  listTrendingArticles: async (_input, context) => ({
    status: 200,
    body: await listTrendingArticles(context),
  }),
  getArticle: async ({ params }, context) => {
    const body = await getArticle(context, params.id)
    context.state.afterwards((database) => countReading(database, params.id))
    return { status: 200, body }
  },
  listBoards: async (_input, context) => ({ status: 200, body: await listBoards(context) }),
}
