import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { followerColumns, followerConstraints } from '../../people/followers/followers.sql.ts'
import { instant } from '../../platform/database/columns.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { reminderChannels } from './reminder-channels.ts'

/** Who is reminded of the pickups at an address: people with an account, and guests. */
export const pickupReminders = pgTable(
  'pickup_reminders',
  {
    ...followerColumns(),
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** Of `push` while a browser of theirs gets pushes, else of email. */
    channel: text({ enum: reminderChannels }).notNull(),
  },
  (table) => [
    ...followerConstraints('pickup_reminders', { ...table, subject: table.parcelId }),
    index('pickup_reminders_of_guest').on(table.guestEmail),
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
