import type { Handlers } from '@portal/bff-pipeline'
import { listEvents, listNews } from '@portal/core/feeds'
import type { feeds } from '@portal/openapi/resident/content/feeds'

/** News and events, from the last good copy of the city's feeds. */
export const feedHandlers: Handlers<typeof feeds> = {
  listNews: async ({ query }, context) => ({
    status: 200,
    body: await listNews(context, query.limit),
  }),
  listEvents: async ({ query }, context) => ({
    status: 200,
    body: await listEvents(context, query.limit),
  }),
}
