import { type SQL, sql } from 'drizzle-orm'
import type { FeeSchedule } from './fee-schedule.ts'
import { feeSchedules } from './fee-schedules.sql.ts'

/** As `FeeSchedule` in JSON, of a row that the statement calls `s`. */
export const scheduleJson: SQL = sql`json_build_object('id', s.id, 'kind', s.kind, 'name', s.name,
  'nameEs', s.name_es, 'source', s.source, 'fromDay', to_char(s.from_day, 'YYYY-MM-DD'),
  'toDay', to_char(s.to_day, 'YYYY-MM-DD'), 'lines', s.lines, 'penalties', s.penalties,
  'rebates', s.rebates)`

/**
 * A value for the select list of another room's read, so that a quote costs no round trip of its
 * own: the schedule of a kind on a day (SQL expressions), as a `FeeSchedule`; null without one.
 */
export const scheduleInForce = (kind: SQL, day: SQL): SQL<FeeSchedule | null> => sql`
  (select ${scheduleJson} from ${feeSchedules} s
    where s.kind = ${kind} and s.from_day <= ${day} and (s.to_day is null or s.to_day >= ${day}))`
