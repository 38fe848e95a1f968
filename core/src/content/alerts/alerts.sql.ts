import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { dayChoices } from './days.ts'

/** Announced to everyone who is logged in (spec, admin section 3.7). */
export const systemAlerts = pgTable('system_alerts', {
  id: id(),
  createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  title: text().notNull(),
  titleEs: text().notNull(),
  /** Sanitized rich text. */
  text: text().notNull(),
  textEs: text().notNull(),
  isActive: boolean().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  /** The last activation; people who read it before then see it again. */
  announcedAt: instant().notNull(),
})

/** Who has dismissed which alert, and when last. */
export const systemAlertReads = pgTable(
  'system_alert_reads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alertId: uuid()
      .notNull()
      .references(() => systemAlerts.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.alertId] }),
    index('system_alert_reads_of_alert').on(table.alertId),
  ],
)

/** When bills cannot be paid online, with a warning before (spec, admin section 3.6). */
export const billingMaintenancePeriods = pgTable('billing_maintenance_periods', {
  id: id(),
  createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant().notNull(),
  /** The last change; people who read its warning before then are warned again. */
  updatedAt: instant().notNull(),
})

/**
 * When the warning is shown, and when bills cannot be paid, in city time; a part that ends no later
 * than it starts ends on the next day.
 */
export const billingMaintenanceWindows = pgTable(
  'billing_maintenance_windows',
  {
    periodId: uuid()
      .notNull()
      .references(() => billingMaintenancePeriods.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['warning', 'downtime'] }).notNull(),
    isEnabled: boolean().notNull(),
    text: text().notNull(),
    textEs: text().notNull(),
    /** The first day on which it starts; null: no limit. */
    startsOn: date({ mode: 'string' }),
    /** The last day on which it starts; null: no limit. */
    endsOn: date({ mode: 'string' }),
    startsAt: time({ precision: 0 }),
    endsAt: time({ precision: 0 }),
    days: text({ enum: dayChoices }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.kind] }),
    check(
      'billing_maintenance_windows_complete',
      sql`not ${table.isEnabled} or (${table.startsAt} is not null and ${table.endsAt} is not null and cardinality(${table.days}) > 0)`,
    ),
    check('billing_maintenance_windows_in_order', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
)

/** Who has dismissed which warning, and when last. */
export const maintenanceWarningReads = pgTable(
  'maintenance_warning_reads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodId: uuid()
      .notNull()
      .references(() => billingMaintenancePeriods.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.periodId] }),
    index('maintenance_warning_reads_of_period').on(table.periodId),
  ],
)
