import { isUuid } from '@portal/core/kernel/rules'

/** Of a guest's email; both or neither. */
export interface FollowLink {
  readonly follower?: string
  readonly signature?: string
}

/** From the page's address. */
export const followLinkOf = ({
  follower,
  signature,
}: Readonly<Record<string, unknown>>): FollowLink =>
  typeof follower === 'string' && isUuid(follower) && typeof signature === 'string'
    ? { follower, signature }
    : {}
