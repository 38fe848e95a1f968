import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { permitInspections, permitKinds } from '../permits/permits.sql.ts'
import { inspectionFees } from './inspections.sql.ts'

/** SQL on rows `p` of `permits`: its own fee, or one for inspecting again, is not paid. */
export const isFeeDue = sql`(exists (select from ${requests} r
    where r.id = p.request_id and coalesce(r.payment_amount_cents, 0) > 0 and r.paid_at is null)
  or exists (select from ${inspectionFees} f join ${permitBills} b on b.id = f.permit_bill_id
    where f.permit_id = p.id and b.paid_at is null))`

/** SQL on rows `p` of `permits`: its plan, as rows `plan` in their order. */
export const planOf = sql`(select plan, place from ${permitKinds} k,
  jsonb_array_elements(k.inspections) with ordinality plans (plan, place) where k.code = p.kind)`

const inspectionWith = (code: SQL, result: 'booked' | 'passed'): SQL => sql`exists (
  select from ${permitInspections} i
  where i.permit_id = p.id and i.code = ${code} and i.result = ${result})`

export const isBooked = (code: SQL): SQL => inspectionWith(code, 'booked')
export const hasPassed = (code: SQL): SQL => inspectionWith(code, 'passed')

/** The last inspection waits until every other one of the plan has passed. */
export const isWaitingForOthers = (code: SQL): SQL => sql`(
  exists (select from ${planOf} asked
    where asked.plan ->> 'code' = ${code} and (asked.plan ->> 'isFinal')::boolean)
  and exists (select from ${planOf} other
    where not (other.plan ->> 'isFinal')::boolean and not ${hasPassed(sql`other.plan ->> 'code'`)}))`

export interface BookingRule {
  readonly holds: SQL
  readonly code: TextKey
}

/** SQL on rows `p` of `permits`: what has to hold before an inspection is booked, in this order. */
export const bookingRules = (code: SQL, today: string): readonly BookingRule[] => [
  { holds: sql`p.state in ('issued', 'inspections')`, code: 'Inspections.NotIssued' },
  {
    holds: sql`(p.expires_on is null or p.expires_on >= ${today}::date)`,
    code: 'Inspections.Expired',
  },
  {
    holds: sql`exists (select from ${planOf} known where known.plan ->> 'code' = ${code})`,
    code: 'Inspections.Unknown',
  },
  { holds: sql`not ${hasPassed(code)}`, code: 'Inspections.AlreadyPassed' },
  { holds: sql`not ${isBooked(code)}`, code: 'Inspections.AlreadyBooked' },
  { holds: sql`not ${isFeeDue}`, code: 'Inspections.FeeDue' },
  { holds: sql`not ${isWaitingForOthers(code)}`, code: 'Inspections.FinalLast' },
]

/** Why an inspection cannot be booked; null if it can. SQL on rows `p` of `permits`. */
export const refusalOf = (code: SQL, today: string): SQL =>
  sql`(case ${sql.join(
    bookingRules(code, today).map((rule) => sql`when not ${rule.holds} then ${rule.code}`),
    sql` `,
  )} end)`
