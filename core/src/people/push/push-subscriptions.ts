import { sql } from 'drizzle-orm'
import { requireContact, requireStaff } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { isPushService } from './push-services.ts'

/** The endpoint and keys, base64url (Push API, RFC 8291). */
export interface PushSubscriber {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

type PushApp = typeof pushSubscriptions.$inferSelect.app

/** Per person and app; another one replaces the oldest. */
const maxBrowsers = 10

/** @throws invalid for an address of no known push service. */
async function subscribe(
  context: Context,
  { sessionId, userId }: UserActor,
  app: PushApp,
  { endpoint, keys }: PushSubscriber,
): Promise<void> {
  if (!isPushService(endpoint)) throw new DomainError('invalid', 'Push.UnknownService')
  const now = context.clock.now()
  const { language } = context
  const values = { userId, sessionId, app, ...keys, language, createdAt: now }
  await context.database.write((builder) => [
    builder
      .insert(pushSubscriptions)
      .values({ id: newId(now), endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values }),
    builder.execute(sql`
      delete from ${pushSubscriptions} where id in (
        select id from ${pushSubscriptions} where user_id = ${userId} and app = ${app}
        order by created_at desc, id desc offset ${maxBrowsers})`),
  ])
}

const unsubscribe = ({ database }: Context, { userId }: UserActor, endpoint: string) =>
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
  await unsubscribe(context, requireContact(context), endpoint)
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
  await unsubscribe(context, requireStaff(context, 'unsubscribeStaffPush'), endpoint)
}
