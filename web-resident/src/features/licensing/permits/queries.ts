import { getPermitFollowing } from '@portal/openapi/resident-client/permit-following'
import type { components, operations } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { FollowLink } from './follow-link.ts'

export type PermitReply = operations['getPermit']['responses'][200]['content']['application/json']
export type Permit = NonNullable<PermitReply['permit']>
export type FoundPermit = components['schemas']['FoundPermit']

export interface PermitPath {
  readonly year: string
  readonly number: string
}

export const followingQuery = (path: PermitPath, { follower, signature }: FollowLink) =>
  query(getPermitFollowing, {
    path,
    query: follower !== undefined && signature !== undefined ? { follower, signature } : {},
  })
