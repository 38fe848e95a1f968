import type { Handlers } from '@portal/bff-pipeline'
import { listBoards, listNewsPosts } from '@portal/core/news'
import type { news } from '@portal/openapi/resident/content/news'

/** The city's updates, and its boards and commissions. */
export const newsHandlers: Handlers<typeof news> = {
  listNewsPosts: async ({ query }, context) => ({
    status: 200,
    body: await listNewsPosts(context, query),
  }),
  listBoards: async (_input, context) => ({ status: 200, body: await listBoards(context) }),
}
