import { listFeeds } from '@portal/openapi/admin-client/feeds'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Feed = components['schemas']['Feed']

/** The scheduler changes them too: each visit reads them in its loader. */
export const feedsQuery = () => query(listFeeds, {}, { staleTime: 0, refetchOnMount: false })
