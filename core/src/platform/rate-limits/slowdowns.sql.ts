import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** By hour and caller. */
export const slowdowns = pgTable(
  'slowdowns',
  {
    hour: instant().notNull(),
    app: text({ enum: ['resident', 'staff'] }).notNull(),
    weight: text({ enum: ['light', 'heavy', 'file'] }).notNull(),
    callerKind: text({ enum: ['session', 'account', 'address', 'network'] }).notNull(),
    /** A keyed hash that changes daily: it only shows that two callers are the same. */
    caller: text().notNull(),
    /** The provider's range, or the city's own network by name; null for a logged-in caller. */
    network: text(),
    refusals: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.hour, table.app, table.weight, table.callerKind, table.caller],
    }),
    index('slowdowns_age').on(table.hour),
  ],
)
