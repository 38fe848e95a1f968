import type { Box } from '@portal/core/parcels/rules'
import {
  getPermitFollowing,
  listFollowedPermits,
} from '@portal/openapi/resident-client/permit-following'
import { listPermitsInView, searchPermits } from '@portal/openapi/resident-client/permits'
import type { components, operations } from '@portal/openapi/resident-types'
import { ApiError, query } from '@portal/web-ui/api'
import { type FollowLink, followQuery } from '../../../parts/follow-link.ts'
import type { apiSearchOf } from './permit-search.ts'

export type PermitReply = operations['getPermit']['responses'][200]['content']['application/json']
export type Permit = NonNullable<PermitReply['permit']>
export type FoundPermit = components['schemas']['FoundPermit']

export type PermitsInView = components['schemas']['PermitsInView']

export interface PermitPath {
  readonly year: string
  readonly number: string
}

export const followingQuery = (path: PermitPath, link: FollowLink) =>
  query(getPermitFollowing, { path, query: followQuery(link) })

export const followedPermitsQuery = () => query(listFollowedPermits)

/** Null if the search failed (spec, resident section 8: no results, and no error page). */
export const searchQuery = (asked: NonNullable<ReturnType<typeof apiSearchOf>>) =>
  query(
    searchPermits,
    { query: asked },
    {
      keep: (ask) =>
        ask().catch((error: unknown) => {
          if (error instanceof ApiError) return null
          throw error
        }),
    },
  )

export const inViewQuery = (view: Box) => query(listPermitsInView, { query: { ...view } })
