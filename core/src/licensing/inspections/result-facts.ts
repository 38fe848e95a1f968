import { type SQL, sql } from 'drizzle-orm'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { noInspection } from './inspections.errors.ts'
import { inspectionFees } from './inspections.sql.ts'

/** What follows from a result depends on these. */
export interface ResultFacts extends Record<string, unknown> {
  readonly isFinal: boolean
  readonly validDays: number
  /** Of the same inspection of the permit, besides this one. */
  readonly failures: number
  /** Bills for inspecting the permit again. */
  readonly bills: number
  readonly schedule: FeeSchedule | null
}

export async function readFacts(context: Context, id: string): Promise<ResultFacts> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const [facts] = await context.database.rows<ResultFacts>(sql`
    select coalesce((select (value ->> 'isFinal')::boolean
        from jsonb_array_elements(k.inspections) where value ->> 'code' = i.code limit 1), false)
        as "isFinal",
      k.valid_days as "validDays", ${failuresBeside(sql`i`)} as failures,
      (select count(*)::int from ${inspectionFees} f where f.permit_id = i.permit_id) as bills,
      ${scheduleInForce(sql`'permit.reinspection'`, sql`${today}::date`)} as schedule
    from ${permitInspections} i join ${permits} p on p.id = i.permit_id
    join ${permitKinds} k on k.code = p.kind where i.id = ${id}`)
  if (!facts) throw noInspection()
  return facts
}

/** SQL on a row of `permit_inspections`. */
export const failuresBeside = (row: SQL): SQL => sql`(select count(*)::int
  from ${permitInspections} other where other.permit_id = ${row}.permit_id
    and other.code = ${row}.code and other.result = 'failed' and other.id <> ${row}.id)`
