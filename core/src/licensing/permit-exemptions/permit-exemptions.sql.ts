import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { permitKinds } from '../permits/permits.sql.ts'
import type { ExemptionCondition } from './permit-exemption.ts'

/**
 * Versions of the work that needs no permit. A migration adds that two of a kind never share a day
 * (`permit_exemptions_no_overlap`), and that only the last day of a row can change.
 */
export const permitExemptions = pgTable(
  'permit_exemptions',
  {
    id: id(),
    kind: text()
      .notNull()
      .references(() => permitKinds.code),
    rule: text().notNull(),
    ruleEs: text().notNull(),
    source: text().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    /** Included. */
    toDay: date({ mode: 'string' }),
    conditions: json<readonly ExemptionCondition[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('permit_exemptions_days', sql`${table.toDay} >= ${table.fromDay}`),
    index('permit_exemptions_kind').on(table.kind, table.fromDay),
  ],
)
