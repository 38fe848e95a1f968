import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { reminderChannels } from './reminder-states.ts'

/** Who is reminded of the pickups at an address: people with an account, and guests. */
export const pickupReminders = pgTable(
  'pickup_reminders',
  {
    id: id(),
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case; a guest's. */
    guestEmail: text(),
    /** Of `push` while a browser of theirs gets pushes, else of email. */
    channel: text({ enum: reminderChannels }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** Null until the guest has said yes on the emailed link's page. */
    confirmedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('pickup_reminders_once').on(table.parcelId, table.userId),
    unique('pickup_reminders_guest_once').on(table.parcelId, table.guestEmail),
    index('pickup_reminders_of_user').on(table.userId),
    index('pickup_reminders_of_guest').on(table.guestEmail),
    index('pickup_reminders_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
    check('pickup_reminders_one', sql`(${table.userId} is null) <> (${table.guestEmail} is null)`),
    check(
      'pickup_reminders_guest_mail',
      sql`${table.userId} is not null or ${table.channel} = 'mail'`,
    ),
  ],
)

/**
 * An evening's reminders, or the news of one change: `evening/2026-11-26`. A run that was
 * interrupted goes on behind `through`, the last reminder that it queued.
 */
export const pickupReminderRuns = pgTable('pickup_reminder_runs', {
  key: text().primaryKey(),
  through: uuid().notNull(),
  startedAt: instant().notNull(),
  doneAt: instant(),
})
