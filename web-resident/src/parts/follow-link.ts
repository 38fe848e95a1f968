import { isUuid } from '@portal/core/kernel/rules'

/** Of an email to a follower; both or neither. */
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

/** The query of calls that read or change what the link is of; empty without one. */
export const followQuery = ({ follower, signature }: FollowLink) =>
  follower !== undefined && signature !== undefined ? { follower, signature } : {}
