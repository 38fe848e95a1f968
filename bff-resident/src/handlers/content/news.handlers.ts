import { type Handlers, ok } from '@portal/bff-pipeline'
import { listBoards, listNewsPosts } from '@portal/core/news'
import type { news } from '@portal/openapi/resident/content/news'

/** The city's updates, and its boards and commissions. */
export const newsHandlers: Handlers<typeof news> = {
  listNewsPosts: ({ query }, context) => ok(listNewsPosts(context, query)),
  listBoards: (_input, context) => ok(listBoards(context)),
}
