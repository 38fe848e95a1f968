import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitStateNames, permitStates } from './permit-life.ts'
import { permitHistory, permitInspections } from './permits.sql.ts'

/** SQL on rows `p` of `permits`. */
export const isPermitPaid = sql`exists (select from ${requests} r
  where r.id = p.request_id and r.paid_at is not null)`

/** SQL on rows `p` of `permits`: with `paid`, which is not stored. */
export const permitStateSql = sql`case when p.state = 'feeDue' and ${isPermitPaid} then 'paid' else p.state end`

const isBooked = sql`exists (select from ${permitInspections} i
  where i.permit_id = p.id and i.result = 'booked')`

const wasInReview = sql`exists (select from ${permitHistory} h
  where h.permit_id = p.id and h.state = 'review')`

/** `permitStatus` in SQL, on rows `p` of `permits`. */
export const permitStatusSql = sql`case
  when p.state = 'submitted' and p.request_id is null then 'New'
  when p.state = 'denied' and p.request_id is not null and not ${wasInReview} then 'Rejected'
  when p.state = 'issued' and p.conditions is not null then 'Permit Issued with conditions'
  when p.state = 'inspections' and ${isBooked} then 'Scheduled'
  else (${sql.raw(`'${JSON.stringify(Object.fromEntries(permitStateNames.map((name) => [name, permitStates[name].status])))}'`)}::jsonb ->> (${permitStateSql}))
  end`
