import { deviceOr, type Handlers, ok } from '@portal/bff-pipeline'
import {
  countReading,
  getArticle,
  listTrendingArticles,
  searchArticles,
  sendArticleFeedback,
} from '@portal/core/knowledge'
import type { knowledge } from '@portal/openapi/resident/content/knowledge'

export const knowledgeHandlers = {
  listTrendingArticles: (_input, context) => ok(listTrendingArticles(context)),
  searchArticles: ({ query }, context) => ok(searchArticles(context, query)),
  getArticle: async ({ params }, context) => {
    const body = await getArticle(context, params.id)
    const { afterwards, client } = context.state
    // A page that the browser loads ahead is not read yet.
    if (!context.draft && !client.isAhead)
      afterwards((database) => countReading(database, params.id))
    return ok(body)
  },
  sendArticleFeedback: async ({ params, body }, context) => {
    const { authSecret, client, env, notes } = context.state
    const { device, headers } = deviceOr(env, client.device, { authSecret, key: undefined })
    await sendArticleFeedback(context, params.id, { ...body, device })
    // Also of a form that was sent without JavaScript, whose page makes this call.
    if (headers['set-cookie']) notes.cookies.push(headers['set-cookie'])
    return ok({ success: true })
  },
} satisfies Handlers<typeof knowledge>
