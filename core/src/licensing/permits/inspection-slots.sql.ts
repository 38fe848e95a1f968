import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { inspectionWindows } from './permit-kinds.ts'

/** Mornings and afternoons that staff open for inspections. One that is closed has no capacity. */
export const inspectionSlots = pgTable(
  'inspection_slots',
  {
    id: id(),
    /** In the city's time zone. */
    day: date().notNull(),
    window: text({ enum: inspectionWindows }).notNull(),
    /** Whose time it is; null for any inspector. */
    inspectorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Inspections that fit. */
    capacity: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('inspection_slots_once')
      .on(table.day, table.window, table.inspectorId)
      .nullsNotDistinct(),
    check('inspection_slots_capacity', sql`${table.capacity} >= 0`),
  ],
)
