import { type SQL, sql } from 'drizzle-orm'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { paidOnArrangement } from '../billing/index.ts'

/**
 * What is not paid yet of the instalment that a scheduled payment pays, and of those before it, in cents: 0 or
 * less when somebody paid it another way. Null where it pays none.
 */
export const instalmentLeft = (scheduled: SQL): SQL => sql`(
  select sum(i.amount_cents)::int - ${paidOnArrangement(sql`r`)}
  from ${arrangements} r join ${instalments} i on i.arrangement_id = r.id and i.position <= ${scheduled}.position
  where r.id = ${scheduled}.arrangement_id group by r.id)`

/** Whether nothing is left of the instalment that a planned payment `s` would pay. */
export const isPaidAlready = sql`(s.status = 'planned' and coalesce(${instalmentLeft(sql`s`)} <= 0, false))`

/** What a planned payment will take, in cents: of an instalment no more than what nobody paid another way. */
export const plannedCents = (scheduled: SQL): SQL =>
  sql`greatest(0, least(${scheduled}.amount_cents, ${instalmentLeft(scheduled)}))`
