import { sql } from 'drizzle-orm'
import { permitFollowers } from '../../casework/requests/permit-followers.sql.ts'
import {
  confirmFollower,
  endByLink,
  endFollowing,
  findFollower,
  type Followable,
  type FollowerLink,
  startFollowing,
  stateOf,
} from '../../people/followers/index.ts'
import type { FollowingState } from '../../people/followers/rules.ts'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import {
  followPath,
  isPermitAt,
  type PermitKey,
  permitNumberSql,
  permitTitle,
} from './following.ts'
import { permitHref } from './permit-number.ts'
import { permitKinds, permits } from './permits.sql.ts'

const followedPermits: Followable<PermitKey> = {
  table: permitFollowers,
  subject: 'permit_id',
  from: sql`${permits} p join ${permitKinds} k on k.code = p.kind`,
  id: sql`p.id`,
  isAt: isPermitAt,
  notFound: 'Permits.NotFound',
  entity: 'permit',
  entityId: ({ year, number }) => `${year}/${number}`,
  linkSql: followPath,
  link: ({ year, number }, follower) =>
    `${permitHref({ year: Number(year), number: Number(number) })}?follower=${follower}`,
  linkEnded: 'PermitFollowing.LinkEnded',
  confirmMail: 'permit-follow-confirm',
  confirmValues: (language) =>
    sql`json_build_object('title', ${permitTitle(language)}, 'number', ${permitNumberSql})`,
}

const keyOf = ({ year, number }: PermitKey): PermitKey => ({ year, number })

/** @throws as `startFollowing` does. */
export const followPermit = (
  context: Context,
  { guestEmail, ...key }: PermitKey & { readonly guestEmail: string },
): Promise<void> =>
  startFollowing(context, followedPermits, { operation: 'followPermit', key, guestEmail })

/** Idempotent. */
export const unfollowPermit = (context: Context, key: PermitKey): Promise<void> =>
  endFollowing(context, followedPermits, { operation: 'unfollowPermit', key })

type Linked = PermitKey & FollowerLink

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export const confirmFollowing = (context: Context, secret: string, link: Linked): Promise<void> =>
  confirmFollower(context, followedPermits, {
    ...link,
    operation: 'confirmFollowing',
    key: keyOf(link),
    secret,
  })

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export const stopFollowing = (context: Context, secret: string, link: Linked): Promise<void> =>
  endByLink(context, followedPermits, {
    ...link,
    operation: 'stopFollowing',
    key: keyOf(link),
    secret,
  })

/** The caller's own, or of the link, `no` for an invalid one. */
export const getPermitFollowing = async (
  context: Context,
  secret: string,
  link: PermitKey & Partial<FollowerLink>,
): Promise<FollowingState> =>
  stateOf(await findFollower(context, followedPermits, { ...link, key: keyOf(link), secret }))

export interface FollowedPermit {
  readonly year: number
  readonly number: number
  /** `Roof, 2101 Millrace St` */
  readonly title: string
}

/** The newest first. @throws unauthenticated */
export async function listFollowedPermits(context: Context): Promise<FollowedPermit[]> {
  const { userId } = requireUser(context)
  return context.database.rows<FollowedPermit & Record<string, unknown>>(sql`
    select p.year, p.number, ${permitTitle(context.language)} as title
    from ${permitFollowers} f join ${permits} p on p.id = f.permit_id
    join ${permitKinds} k on k.code = p.kind
    where f.user_id = ${userId} order by p.year desc, p.number desc`)
}
