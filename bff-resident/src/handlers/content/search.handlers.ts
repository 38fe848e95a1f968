import type { Handlers } from '@portal/bff-pipeline'
import { searchSite } from '@portal/core/search'
import type { search } from '@portal/openapi/resident/content/search'

/** Search of the whole site. */
export const searchHandlers: Handlers<typeof search> = {
  searchSite: async ({ query }, context) => ({
    status: 200,
    body: await searchSite(context, query),
  }),
}
