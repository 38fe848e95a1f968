import { sql } from 'drizzle-orm'
import {
  check,
  index,
  type PgColumn,
  type PgTableExtraConfigValue,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { users } from '../users/users.sql.ts'

/**
 * What every table of followers has. Each is a table of its own, beside what it follows: so it
 * references that, and has its own indexes.
 */
export const followerColumns = () => ({
  id: id(),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  /** Lower-case; a guest's. */
  guestEmail: text(),
  /** A guest's; an account has its own. */
  language: text({ enum: languages }).notNull(),
  /** Null until the guest has said yes on the emailed link's page. */
  confirmedAt: instant(),
  createdAt: instant().notNull(),
})

type FollowerColumns = Readonly<Record<'subject' | 'userId' | 'guestEmail' | 'createdAt', PgColumn>>

/** Once each, by account or address; unconfirmed ones are found by their age. */
export const followerConstraints = (
  name: 'permit_followers' | 'pickup_reminders' | 'board_followers',
  { subject, userId, guestEmail, createdAt }: FollowerColumns,
): PgTableExtraConfigValue[] => [
  unique(`${name}_once`).on(subject, userId),
  unique(`${name}_guest_once`).on(subject, guestEmail),
  index(`${name}_of_user`).on(userId),
  index(`${name}_unconfirmed`)
    .on(createdAt)
    .where(sql`confirmed_at is null`),
  check(`${name}_one`, sql`(${userId} is null) <> (${guestEmail} is null)`),
]
