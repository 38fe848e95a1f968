import { type Handlers, ok } from '@portal/bff-pipeline'
import { searchSite } from '@portal/core/search'
import type { search } from '@portal/openapi/resident/content/search'

export const searchHandlers = {
  searchSite: ({ query }, context) => ok(searchSite(context, query)),
} satisfies Handlers<typeof search>
