import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { PickupRule } from './pickup-rule.ts'
import { pickupRules } from './pickup.sql.ts'

/** With when it was set, and taken back. */
export interface KnownRule extends PickupRule {
  /** ISO instants. */
  readonly createdAt: string
  readonly withdrawnAt: string | null
}

/** A row that the statement calls `r`, as `PickupRule` in JSON. */
const ruleFields: SQL = sql`'id', r.id, 'kind', r.kind, 'service', r.service, 'district', r.district,
  'fromDay', r.from_day, 'toDay', r.to_day, 'weekday', r.weekday, 'everyWeeks', r.every_weeks,
  'followsHolidays', r.follows_holidays, 'movedTo', r.moved_to, 'name', r.name, 'nameEs', r.name_es`

/** `PickupRule[]`: all that count, of seasons that began this long before the day or later. */
export const rulesJson = (day: string): SQL => sql`(
  select coalesce(json_agg(json_build_object(${ruleFields}) order by r.from_day, r.id), '[]')
  from ${pickupRules} r where r.withdrawn_at is null and r.to_day >= ${day}::date - 400)`

/** `KnownRule[]`: those that were taken back too. */
export const knownRulesJson = (day: string): SQL => sql`(
  select coalesce(json_agg(json_build_object(${ruleFields}, 'createdAt', ${isoInstant(sql`r.created_at`)},
    'withdrawnAt', ${isoInstant(sql`r.withdrawn_at`)}) order by r.from_day, r.id), '[]')
  from ${pickupRules} r where r.to_day >= ${day}::date - 400)`
