import { type Handlers, ok } from '@portal/bff-pipeline'
import { listNewsPosts } from '@portal/core/news'
import type { news } from '@portal/openapi/resident/content/news'

export const newsHandlers = {
  listNewsPosts: ({ query }, context) => ok(listNewsPosts(context, query)),
} satisfies Handlers<typeof news>
