import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { isOwn, requestNotFound } from '../requests/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'

/** One request by its kind and id, as the address of its screen has them. */
export interface RequestKey {
  readonly type: string
  /** Its id; where it is only looked at, its number will do. */
  readonly id: string
}

/** Who looks at a request: the sender sees all of it, a follower only its progress. */
export type Standing = 'sender' | 'follower'

/** How a caller reaches a request: its id, and the conditions on which the caller may see it. */
export interface Claim {
  readonly id: string
  /** They sent it, or act for the organization that did. */
  readonly isSender: SQL
  /** The caller follows it. */
  readonly isFollower: SQL
}

/** The claim of a person, or of the organization for which they act. */
export function claimOf(context: Context, { type, id }: RequestKey): Claim {
  const actor = requireContact(context)
  const isOfType = sql`requests.record_type = ${type}`
  return {
    id,
    isSender: sql`${isOfType} and ${isOwn(actor)}`,
    isFollower: sql`${isOfType} and exists (
      select from ${requestFollowers} f
      where f.request_id = requests.id and f.user_id = ${actor.userId})`,
  }
}

/** A link to a request's status page, as a guest's mail has it. */
export interface StatusLink {
  readonly id: string
  readonly as: Standing
  /** Which follower it was mailed to; older mails do not say. */
  readonly follower?: string | undefined
  readonly signature: string
}

/** The path that a status link's signature covers (messages/notify.ts). */
export const statusPath = ({ id, as, follower }: Omit<StatusLink, 'signature'>): string =>
  `/request_status/${id}?as=${as}${follower === undefined ? '' : `&follower=${follower}`}`

/**
 * The claim of a guest by the link in a mail. It ends when the request moves to an account, or the guest
 * unfollows it.
 * @throws DomainError not-found for an invalid link.
 */
export function guestClaim(secret: string, { signature, ...link }: StatusLink): Claim {
  if (!isSignedPath(secret, statusPath(link), signature)) throw requestNotFound()
  const isAs = (standing: Standing, condition: SQL) =>
    link.as === standing ? condition : sql`false`
  return {
    id: link.id,
    isSender: isAs('sender', sql`requests.user_id is null and requests.guest_email is not null`),
    isFollower: isAs(
      'follower',
      sql`exists (
        select from ${requestFollowers} f
        where f.request_id = requests.id and f.guest_email is not null
          ${link.follower === undefined ? sql`` : sql`and f.id = ${link.follower}`})`,
    ),
  }
}

/**
 * The statements that start a change by the sender of a request: they lock its row until the commit and check
 * its conditions. Another person's request is not found.
 */
export function held(
  builder: Builder,
  { id, isSender }: Claim,
  ...musts: readonly { readonly hold: SQL; readonly code: TextKey }[]
) {
  const own = sql`select from ${requests} where requests.id = ${id} and ${isSender}`
  return [
    builder.execute(sql`${own} for update`),
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Request.NotFound'),
    ...musts.map(({ hold, code }) =>
      requireThat(builder, sql`exists (${own} and ${hold})`, 'conflict', code),
    ),
  ] as const
}
