import { type Handlers, ok } from '@portal/bff-pipeline'
import { searchSite } from '@portal/core/search'
import type { search } from '@portal/openapi/resident/content/search'

export const searchHandlers: Handlers<typeof search> = {
  searchSite: ({ query }, context) => ok(searchSite(context, query)),
}
