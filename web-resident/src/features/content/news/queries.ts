import { listNewsPosts } from '@portal/openapi/resident-client/news'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

/** An update of the city. */
export type NewsPost = components['schemas']['NewsPost']

/** Updates loaded at a time (spec, resident section 9). */
export const pageSize = 10

/** The updates from `offset` on, the newest first. */
export const newsPostsQuery = (offset: number) =>
  query(listNewsPosts, { query: { offset, limit: pageSize } })
