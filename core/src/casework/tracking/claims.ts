import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { isOwn, requestNotFound } from '../requests/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'

/** By type and id, from its screen's address. */
export interface RequestKey {
  readonly type: string
  /** Its id; for reading, its number works too. */
  readonly id: string
}

/** The sender sees everything, a follower only the progress. */
export type Standing = 'sender' | 'follower'

/** A request's id, and the conditions for the caller to see it. */
export interface Claim {
  readonly id: string
  /** The caller, or the organization they act for, sent it. */
  readonly isSender: SQL
  /** The caller follows it. */
  readonly isFollower: SQL
}

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

/** The status page link in a guest's email. */
export interface StatusLink {
  readonly id: string
  readonly as: Standing
  /** The follower it was sent to; not in older emails. */
  readonly follower?: string | undefined
  readonly signature: string
}

/** What a status link's signature covers (messages/notify.ts). */
export const statusPath = ({ id, as, follower }: Omit<StatusLink, 'signature'>): string =>
  `/request_status/${id}?as=${as}${follower === undefined ? '' : `&follower=${follower}`}`

/**
 * By an emailed link; ends when the request moves to an account, or the guest unfollows it.
 * @throws not-found for an invalid link.
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

/** Locks the row and checks the sender and the conditions. Another person's is not found. */
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
