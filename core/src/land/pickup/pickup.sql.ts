import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { pickupRuleKinds } from './pickup-rule.ts'
import { pickupServices } from './services.ts'

/**
 * What staff keep of the pickup calendar. Rows never change but are withdrawn, so that a calendar
 * knows what it said before. A migration adds that two seasons of a service never share a day in a
 * district (`pickup_rules_one_season`), nor two exceptions a date, a district and a service
 * (`pickup_rules_one_exception`), and that only `withdrawn_at` can change.
 */
export const pickupRules = pgTable(
  'pickup_rules',
  {
    id: id(),
    kind: text({ enum: pickupRuleKinds }).notNull(),
    service: text({ enum: pickupServices }),
    district: text(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    weekday: integer(),
    everyWeeks: integer().notNull(),
    followsHolidays: boolean().notNull(),
    movedTo: date({ mode: 'string' }),
    name: text().notNull(),
    nameEs: text().notNull(),
    createdAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    check('pickup_rules_days', sql`${table.toDay} >= ${table.fromDay}`),
    check(
      'pickup_rules_one_day',
      sql`${table.kind} = 'season' or ${table.toDay} = ${table.fromDay}`,
    ),
    check(
      'pickup_rules_season',
      sql`${table.kind} <> 'season' or coalesce(${table.service}, 'garbage') <> 'garbage'`,
    ),
    check('pickup_rules_weeks', sql`${table.everyWeeks} between 1 and 4`),
    uniqueIndex('pickup_rules_one_holiday')
      .on(table.fromDay)
      .where(sql`kind = 'holiday' and withdrawn_at is null`),
    index('pickup_rules_by_day').on(table.toDay),
  ],
)
