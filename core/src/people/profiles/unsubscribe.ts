import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import { isNotificationId, unsubscribePath } from '../../platform/mail/index.ts'
import { users } from '../users/users.sql.ts'
import { mailStops, notificationPreferences } from './residents.sql.ts'

/** The link in an email: it stops emails of one kind without a login. */
export interface UnsubscribeLink {
  /** The person, or the hash of an address without an account. */
  readonly id: string
  readonly kind: string
  readonly signature: string
}

/**
 * Once and again: they stay off. What comes by push or into the inbox is another choice, for the
 * settings. @throws not-found for a link that we did not sign.
 */
export async function unsubscribeByLink(
  context: Context,
  secret: string,
  { id, kind, signature }: UnsubscribeLink,
): Promise<void> {
  const isOurs = isSignedPath(secret, unsubscribePath(id, kind), signature)
  if (!isOurs || !isNotificationId(kind))
    throw new DomainError('not-found', 'Unsubscribe.LinkEnded')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(
      isUuid(id)
        ? sql`
          insert into ${notificationPreferences} (user_id, notification_id, is_enabled, mail, updated_at)
          select id, ${kind}, true, false, ${at} from ${users} where id = ${id} and deleted_at is null
          on conflict (user_id, notification_id) do update set mail = false, updated_at = ${at}`
        : sql`
          insert into ${mailStops} (address_hash, notification_id, stopped_at)
          values (${id}, ${kind}, ${at}) on conflict do nothing`,
    ),
  ])
}
