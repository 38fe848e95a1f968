import { eq, sql } from 'drizzle-orm'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isPushService } from './push-services.ts'

/** The endpoint and keys, base64url (Push API, RFC 8291). */
export interface PushSubscriber {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Per person; another one replaces the oldest. */
const maxBrowsers = 10

/**
 * In the person's language, until the session ends. Ends the browser's subscription for another
 * person.
 * @throws invalid for an address of no known push service.
 */
export async function subscribePush(context: Context, subscriber: PushSubscriber): Promise<void> {
  const { sessionId, userId } = requireContact(context)
  const { endpoint, keys } = subscriber
  if (!isPushService(endpoint)) throw new DomainError('invalid', 'Push.UnknownService')
  const now = context.clock.now()
  const { language } = context
  const values = { userId, sessionId, ...keys, language, createdAt: now }
  await context.database.write((builder) => [
    builder
      .insert(pushSubscriptions)
      .values({ id: newId(now), endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values }),
    builder.execute(sql`
      delete from ${pushSubscriptions} where id in (
        select id from ${pushSubscriptions} where user_id = ${userId}
        order by created_at desc, id desc offset ${maxBrowsers})`),
  ])
}

/** Only the person's own browser. */
export async function unsubscribePush(context: Context, endpoint: string): Promise<void> {
  const { userId } = requireContact(context)
  await context.database.write((builder) => [
    builder
      .delete(pushSubscriptions)
      .where(sql`${eq(pushSubscriptions.endpoint, endpoint)} and user_id = ${userId}`),
  ])
}
