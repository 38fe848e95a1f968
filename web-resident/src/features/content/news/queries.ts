import { listNewsPosts } from '@portal/openapi/resident-client/news'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

export type NewsPost = components['schemas']['NewsPost']

/** Spec, resident section 9. */
export const pageSize = 10

/** Newest first. */
export const newsPostsQuery = (offset: number) =>
  query(listNewsPosts, { query: { offset, limit: pageSize } })
