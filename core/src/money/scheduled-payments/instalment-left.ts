import { type SQL, sql } from 'drizzle-orm'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { paidOnArrangement } from '../billing/index.ts'

/** Unpaid cents of its installment and those before: 0 or less if paid. Null without one. */
export const instalmentLeft = (scheduled: SQL): SQL => sql`(
  select sum(i.amount_cents)::int - ${paidOnArrangement(sql`r`)}
  from ${arrangements} r join ${instalments} i on i.arrangement_id = r.id and i.position <= ${scheduled}.position
  where r.id = ${scheduled}.arrangement_id group by r.id)`

/** Whether the installment of planned payment `s` is fully paid. */
export const isPaidAlready = sql`(s.status = 'planned' and coalesce(${instalmentLeft(sql`s`)} <= 0, false))`

/** What a planned payment will take: of an installment, at most the unpaid part. */
export const plannedCents = (scheduled: SQL): SQL =>
  sql`greatest(0, least(${scheduled}.amount_cents, ${instalmentLeft(scheduled)}))`
