import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { leaseMinutes, payer, type PlannedCharge, shardSize } from '../autopay/index.ts'
import { arrangements } from '../billing/arrangements.sql.ts'
import { dueNowCents } from '../billing/index.ts'
import { paymentCustomers, payments, savedMethods } from '../ledger/payments.sql.ts'
import { isBeingPaid } from '../payments/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { keyOfRow, scheduledCaller } from './caller.ts'
import { todayIn } from './conditions.ts'
import { instalmentLeft } from './instalment-left.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'

export interface ClaimedPayment extends Record<string, unknown>, PlannedCharge {
  readonly id: string
  readonly attempt: number
  /** `dueCents` is its unpaid part. */
  readonly scheduledCents: number
  /** The amount of this try's payment, if it was started before; no longer due. */
  readonly takenCents: number | null
  /** Its payer still owns the account. */
  readonly isInCare: boolean
  /** Its arrangement, if any, is still accepted. */
  readonly isStanding: boolean
}

/** What `s` can still pay on account `u`: at most the amount due, or an installment's rest. */
const leftCents = sql`least(s.amount_cents, ${dueNowCents(sql`u`)}, ${instalmentLeft(sql`s`)})`

const isDue = (
  today: string,
  now: SQL,
): SQL => sql`s.pay_on <= ${today}::date and (s.status = 'planned'
  or (s.status = 'charging' and s.updated_at <= ${now} - make_interval(mins => ${leaseMinutes})))`

export const isInCare = sql`exists (select from ${utilityAccountOwners} own
  where own.utility_account_id = s.utility_account_id
    and (own.user_id = s.user_id or own.organization_id = s.organization_id))`

/** Whether the arrangement of `s`, if any, is still accepted. */
export const isStanding = sql`(s.arrangement_id is null or exists (select from ${arrangements} r
  where r.id = s.arrangement_id and r.status = 'accepted'))`

/** Claims at most one shard for this run. A retry after a technical failure gets a new key. */
export async function claimScheduled(context: Context): Promise<readonly ClaimedPayment[]> {
  const { clock, database } = context
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const key = keyOfRow(sql`s`)
  const { claimed } = await database.write((builder) => ({
    claimed: builder.execute<ClaimedPayment>(sql`
      with due as (
        select s.id from ${scheduledPayments} s where ${isDue(todayIn(context), now)}
        order by s.pay_on, s.id limit ${shardSize} for update skip locked),
      s as (
        update ${scheduledPayments} s set status = 'charging', updated_at = ${now},
          attempts = s.attempts + case when s.status <> 'charging' or exists (
            select from ${payments} p where p.caller = ${scheduledCaller} and p.key = ${key}
              and p.status in ('failed', 'voided', 'refunded')) then 1 else 0 end
        from due where s.id = due.id
        returning s.*)
      select s.id, s.attempts as attempt, s.amount_cents as "scheduledCents", ${leftCents} as "dueCents",
        ${isInCare} as "isInCare", ${isStanding} as "isStanding", u.customer_id || '-' || u.location_id as account,
        ${isBeingPaid(sql`u`, sql`open.caller <> ${scheduledCaller}`)} as "isBeingPaid",
        m.method_id as "methodId", k.customer_id as "customerId", s.user_id as "userId",
        s.organization_id as "organizationId", who.email, who.language, p.id as "paymentId",
        p.amount_cents as "takenCents", p.status as "paymentStatus", p.decline_reason as "declineReason"
      from s
      join ${utilityAccounts} u on u.id = s.utility_account_id
      left join ${savedMethods} m on m.id = s.saved_method_id and m.removed_at is null
      left join ${paymentCustomers} k on k.owner = m.owner
      left join lateral (select * from (values (s.user_id, s.organization_id)) a(user_id, organization_id)
        join lateral (${payer}) paying on true) who on true
      left join ${payments} p on p.caller = ${scheduledCaller} and p.key = ${key}`),
  }))
  return claimed.rows
}
