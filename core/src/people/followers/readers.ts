import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { NotificationId } from '../profiles/index.ts'
import { notificationPreferences, residentSettings } from '../profiles/residents.sql.ts'
import { users } from '../users/users.sql.ts'

interface Readers {
  /** It has `followerColumns`. */
  readonly followers: PgTable | SQL
  /** The setting that turns their news off; null: none but that for all email. */
  readonly preference: NotificationId | null
  /** SQL on rows `f` of the followers. */
  readonly where: SQL
}

/**
 * SQL: those who get news, with their address and language, and whether an account wants an email
 * or a notification on its devices. Not who has not confirmed their address.
 */
export const newsReaders = ({ followers, preference, where }: Readers): SQL => sql`
  select f.id, f.user_id, coalesce(u.email, f.guest_email) as email,
    coalesce(u.language, f.language) as language,
    coalesce(s.wants_email, true) and coalesce(n.is_enabled, true) as wants_mail,
    coalesce(n.is_enabled, true) as wants_push
  from ${followers} f
  left join ${users} u on u.id = f.user_id
  left join ${residentSettings} s on s.user_id = f.user_id
  left join ${notificationPreferences} n
    on n.user_id = f.user_id and n.notification_id = ${preference}
  where f.confirmed_at is not null
    and (f.user_id is null or (u.deleted_at is null and u.email_verified_at is not null))
    and ${where}`
