import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { FeeLine, Penalty, Rebate } from './fee-schedule.ts'

/**
 * Versions of what each kind of permit and license costs. A migration adds that two of a kind never
 * share a day (`fee_schedules_no_overlap`), and that only the last day of a row can change.
 */
export const feeSchedules = pgTable(
  'fee_schedules',
  {
    id: id(),
    kind: text().notNull(),
    name: text().notNull(),
    nameEs: text().notNull(),
    source: text().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    /** Included. */
    toDay: date({ mode: 'string' }),
    lines: json<readonly FeeLine[]>().notNull(),
    penalties: json<readonly Penalty[]>().notNull(),
    rebates: json<readonly Rebate[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('fee_schedules_days', sql`${table.toDay} >= ${table.fromDay}`),
    index('fee_schedules_kind').on(table.kind, table.fromDay),
  ],
)
