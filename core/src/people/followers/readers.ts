import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { NotificationId } from '../../platform/mail/index.ts'
import { takes } from '../profiles/index.ts'
import { users } from '../users/users.sql.ts'

interface Readers {
  /** It has `followerColumns`. */
  readonly followers: PgTable | SQL
  /** The setting that turns their news off. */
  readonly preference: NotificationId
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
    ${takes(sql`f.user_id`, preference, 'mail')} as wants_mail,
    ${takes(sql`f.user_id`, preference, 'push')} as wants_push
  from ${followers} f
  left join ${users} u on u.id = f.user_id
  where f.confirmed_at is not null
    and (f.user_id is null or (u.deleted_at is null and u.email_verified_at is not null))
    and ${where}`
