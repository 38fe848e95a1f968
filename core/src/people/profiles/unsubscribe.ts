import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import { users } from '../users/users.sql.ts'
import { isNotificationId, type NotificationId } from './notification-kinds.ts'
import { notificationPreferences } from './residents.sql.ts'

/** The link in an email to an account: it turns one kind of notification off without a login. */
export interface UnsubscribeLink {
  /** The person. */
  readonly id: string
  readonly kind: string
  readonly signature: string
}

/** SQL: the page of that link, to be signed. */
export const unsubscribePage = (userId: SQL, kind: NotificationId): SQL =>
  sql`'/unsubscribe/' || ${userId} || ${`?kind=${kind}`}::text`

/** SQL: what a click of the email program calls (RFC 8058). */
export const unsubscribeApi = (userId: SQL): SQL => sql`'/api/unsubscribe/' || ${userId}`

/** Once and again: it stays off. @throws not-found for a link that we did not sign. */
export async function unsubscribeByLink(
  context: Context,
  secret: string,
  { id, kind, signature }: UnsubscribeLink,
): Promise<void> {
  const isOurs = isSignedPath(secret, `/unsubscribe/${id}?kind=${kind}`, signature)
  if (!isOurs || !isNotificationId(kind))
    throw new DomainError('not-found', 'Unsubscribe.LinkEnded')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(sql`
      insert into ${notificationPreferences} (user_id, notification_id, is_enabled, updated_at)
      select id, ${kind}, false, ${at} from ${users} where id = ${id} and deleted_at is null
      on conflict (user_id, notification_id) do update set is_enabled = false, updated_at = ${at}`),
  ])
}
