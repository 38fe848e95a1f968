import { type Handlers, ok } from '@portal/bff-pipeline'
import type { knowledge } from '@portal/openapi/admin/content/knowledge'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/knowledge')

export const knowledgeHandlers = {
  listArticleFeedback: async ({ query }, context) => {
    const { listArticleFeedback } = await load()
    return ok(await listArticleFeedback(context, query.articleId))
  },
} satisfies Handlers<typeof knowledge>
