import { sql } from 'drizzle-orm'
import { requireContact, requireStaff } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { isPushService } from './push-services.ts'
import { mostSubscriptions } from './rules.ts'

/** The endpoint and keys, base64url (Push API, RFC 8291). */
export interface PushSubscriber {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

type NewSubscription = Pick<typeof pushSubscriptions.$inferInsert, 'endpoint' | 'p256dh' | 'auth'> &
  Required<Pick<typeof pushSubscriptions.$inferInsert, 'app' | 'platform'>>

/** Moves it from another person. */
export async function saveSubscription(
  context: Context,
  { sessionId, userId }: UserActor,
  { endpoint, ...reached }: NewSubscription,
): Promise<void> {
  const now = context.clock.now()
  const { language } = context
  const values = { userId, sessionId, ...reached, language, createdAt: now }
  await context.database.write((builder) => [
    builder
      .insert(pushSubscriptions)
      .values({ id: newId(now), endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values }),
    builder.execute(sql`
      delete from ${pushSubscriptions} where id in (
        select id from ${pushSubscriptions} where user_id = ${userId} and app = ${reached.app}
          and (platform = 'web') = ${reached.platform === 'web'}
        order by created_at desc, id desc offset ${mostSubscriptions})`),
  ])
}

/** @throws invalid for an address of no known push service. */
async function subscribe(
  context: Context,
  actor: UserActor,
  app: NewSubscription['app'],
  { endpoint, keys }: PushSubscriber,
): Promise<void> {
  if (!isPushService(endpoint)) throw new DomainError('invalid', 'Push.UnknownService')
  await saveSubscription(context, actor, { endpoint, platform: 'web', app, ...keys })
}

/** By a browser's address, or a device's token. */
export const endSubscription = ({ database }: Context, { userId }: UserActor, endpoint: string) =>
  database.write((builder) => [
    builder.execute(sql`
      delete from ${pushSubscriptions} where endpoint = ${endpoint} and user_id = ${userId}`),
  ])

/**
 * In the person's language, until the session ends. Ends the browser's subscription for another
 * person.
 * @throws invalid for an address of no known push service.
 */
export async function subscribePush(context: Context, subscriber: PushSubscriber): Promise<void> {
  await subscribe(context, requireContact(context), 'resident', subscriber)
}

/** Only the person's own browser. */
export async function unsubscribePush(context: Context, endpoint: string): Promise<void> {
  await endSubscription(context, requireContact(context), endpoint)
}

/** For what staff are notified of (people/staff-inbox). @throws as `subscribePush`, forbidden unless staff. */
export async function subscribeStaffPush(
  context: Context,
  subscriber: PushSubscriber,
): Promise<void> {
  const actor = requireStaff(context, 'subscribeStaffPush')
  await subscribe(context, actor, 'staff', subscriber)
}

/** Only the person's own browser. @throws forbidden unless staff. */
export async function unsubscribeStaffPush(context: Context, endpoint: string): Promise<void> {
  await endSubscription(context, requireStaff(context, 'unsubscribeStaffPush'), endpoint)
}
