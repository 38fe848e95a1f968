import { type Handlers, ok } from '@portal/bff-pipeline'
import {
  countReading,
  getArticle,
  listTrendingArticles,
  searchArticles,
} from '@portal/core/knowledge'
import type { knowledge } from '@portal/openapi/resident/content/knowledge'

export const knowledgeHandlers = {
  listTrendingArticles: (_input, context) => ok(listTrendingArticles(context)),
  searchArticles: ({ query }, context) => ok(searchArticles(context, query)),
  getArticle: async ({ params }, context) => {
    const body = await getArticle(context, params.id)
    context.state.afterwards((database) => countReading(database, params.id))
    return ok(body)
  },
} satisfies Handlers<typeof knowledge>
