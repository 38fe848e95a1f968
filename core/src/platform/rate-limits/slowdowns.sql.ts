import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Requests that were over a limit, counted by hour and caller. */
export const slowdowns = pgTable(
  'slowdowns',
  {
    /** Its beginning. */
    hour: instant().notNull(),
    app: text({ enum: ['resident', 'staff'] }).notNull(),
    weight: text({ enum: ['light', 'heavy', 'file'] }).notNull(),
    callerKind: text({ enum: ['session', 'account', 'address', 'network'] }).notNull(),
    /** A keyed hash, another one every day: it shows that a caller is the same, and no more. */
    caller: text().notNull(),
    /** The provider's range, or the name of the city's own network; null for a logged-in caller. */
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
