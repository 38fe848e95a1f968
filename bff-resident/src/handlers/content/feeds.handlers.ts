import { type Handlers, ok } from '@portal/bff-pipeline'
import { listEvents, listNews } from '@portal/core/feeds'
import type { feeds } from '@portal/openapi/resident/content/feeds'

/** From the last good copy of the city's feeds. */
export const feedHandlers = {
  listNews: ({ query }, context) => ok(listNews(context, query.limit)),
  listEvents: ({ query }, context) => ok(listEvents(context, query.limit)),
} satisfies Handlers<typeof feeds>
