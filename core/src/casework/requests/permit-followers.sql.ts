import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'

/** Who gets an email at every step of a permit: people with an account, and guests. */
export const permitFollowers = pgTable(
  'permit_followers',
  {
    id: id(),
    /** No reference: permits are a wing above this one, and are never deleted. */
    permitId: uuid().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case; a guest's. */
    guestEmail: text(),
    language: text({ enum: languages }).notNull(),
    /** Null until the guest has said yes on the emailed link's page. */
    confirmedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('permit_followers_once').on(table.permitId, table.userId),
    unique('permit_followers_guest_once').on(table.permitId, table.guestEmail),
    index('permit_followers_of_user').on(table.userId),
    index('permit_followers_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
    check('permit_followers_one', sql`(${table.userId} is null) <> (${table.guestEmail} is null)`),
  ],
)
