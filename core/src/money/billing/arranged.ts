import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import { payments } from '../ledger/payments.sql.ts'
import { arrangements, instalments } from './arrangements.sql.ts'
import { utilityPayments } from './billing.sql.ts'

/** Paid on the account since the offer, without autopay of new bills, refunds and returns. */
export const paidOnArrangement = (arrangement: SQL): SQL => sql`coalesce((
  select sum(paid.amount_cents) from ${utilityPayments} paid
  where paid.utility_account_id = ${arrangement}.utility_account_id
    and paid.created_at > ${arrangement}.offered_at
    and not exists (select from ${payments} own
      where own.reference = regexp_replace(paid.reference, '-R$', '') and own.channel = 'autopay')), 0)::int`

/** The part of an account's due that installments of an accepted arrangement will pay. */
export const arrangedCents = (account: SQL): SQL => sql`coalesce((
  select greatest(arranged.total_cents - ${paidOnArrangement(sql`arranged`)}, 0)
  from ${arrangements} arranged
  where arranged.utility_account_id = ${account}.id and arranged.status = 'accepted'), 0)::int`

/** JSON: unpaid dollars and day. Null without an accepted arrangement, and after a missed one. */
export const nextInstalment = (account: SQL, today: SQL): SQL => sql`(
  select case when next.due_on >= ${today} then
    json_build_object('amount', ${dollars(sql`next.cents`)}, 'dueOn', next.due_on) end
  from (
    select i.due_on, least(i.amount_cents,
      sum(i.amount_cents) over (order by i.position) - paid.cents) as cents
    from ${arrangements} r
    cross join lateral (select ${paidOnArrangement(sql`r`)} as cents offset 0) paid
    join ${instalments} i on i.arrangement_id = r.id
    where r.utility_account_id = ${account}.id and r.status = 'accepted') next
  where next.cents > 0 order by next.due_on limit 1)`
