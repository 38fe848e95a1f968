import { and, eq, isNull } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import { requestNotFound } from '../requests/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import { type StatusLink, statusPath } from './claims.ts'

/** Does nothing if the person does not follow it. */
export async function unfollowRequest(context: Context, requestId: string): Promise<void> {
  const { userId } = requireUser(context)
  await context.database.write((builder) => [
    builder
      .delete(requestFollowers)
      .where(and(eq(requestFollowers.requestId, requestId), eq(requestFollowers.userId, userId))),
    unfollowed(context, builder, requestId),
  ])
}

/** By an emailed link; idempotent. @throws not-found for an invalid link, or no follower. */
export async function unfollowAsGuest(
  context: Context,
  secret: string,
  { signature, ...link }: StatusLink,
): Promise<void> {
  const { follower, id } = link
  if (follower === undefined || !isSignedPath(secret, statusPath(link), signature))
    throw requestNotFound()
  await context.database.write((builder) => [
    builder
      .delete(requestFollowers)
      .where(and(eq(requestFollowers.requestId, id), eq(requestFollowers.id, follower))),
    unfollowed(context, builder, id),
  ])
}

/**
 * By an emailed link, for a guest; a follower also unfollows. Idempotent.
 * @throws not-found for an invalid link, or one without a follower.
 */
export async function stopRequestMail(
  context: Context,
  secret: string,
  { signature, ...link }: StatusLink,
): Promise<void> {
  if (link.as === 'follower') return unfollowAsGuest(context, secret, { signature, ...link })
  if (!isSignedPath(secret, statusPath(link), signature)) throw requestNotFound()
  const { id } = link
  await context.database.write((builder) => [
    builder
      .update(requests)
      .set({ guestMailStoppedAt: context.clock.now() })
      .where(
        and(eq(requests.id, id), isNull(requests.userId), isNull(requests.guestMailStoppedAt)),
      ),
    audit(context, builder, {
      operation: 'stopRequestMail',
      entity: 'request',
      entityId: id,
      details: {},
    }),
  ])
}

const unfollowed = (context: Context, builder: Parameters<typeof audit>[1], entityId: string) =>
  audit(context, builder, {
    operation: 'unfollowRequest',
    entity: 'request',
    entityId,
    details: {},
  })
