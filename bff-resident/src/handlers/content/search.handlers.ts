import { type Handlers, ok } from '@portal/bff-pipeline'
import { countMiss, isMiss, searchSite } from '@portal/core/search'
import { suggestSearch } from '@portal/core/search/suggest'
import type { search } from '@portal/openapi/resident/content/search'

export const searchHandlers = {
  searchSite: async ({ query }, context) => {
    const body = await searchSite(context, query)
    const { state } = context
    // A page that the browser loads ahead is not searched yet.
    if (query.page === 1 && !state.client.isAhead && isMiss(body)) {
      const { ipAddress, device, userAgent } = state.client
      const caller = ipAddress ?? device ?? userAgent ?? ''
      state.afterwards((database) => countMiss(database, context, { term: query.term, caller }))
    }
    return ok(body)
  },
  suggestSearch: ({ query }, context) => ok(suggestSearch(context, query.term)),
} satisfies Handlers<typeof search>
