import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { paymentCustomers, payments, savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopayCharges, autopays } from './autopay.sql.ts'
import type { PlannedCharge } from './charge-one.ts'
import { noticeDays } from './charge-plan.ts'
import { autopayCaller, dueCents, isPaidByOthers } from './due.ts'

/** Accounts charged per invocation of the worker. */
export const shardSize = 200

/** A charge claimed by a run that died is free again after this; its payment shows the result. */
export const leaseMinutes = 10

export interface ClaimedCharge extends Record<string, unknown>, PlannedCharge {
  readonly id: string
  readonly dueOn: string
  /** The announced day. */
  readonly plannedOn: string
  /** The number of this try, from 1. */
  readonly attempt: number
  readonly accountId: string
  /** The account's current method; null if autopay has ended or its method was removed. */
  readonly autopayId: string | null
}

/** Idempotency key of a try's payment. */
export const keyOf = ({
  accountId,
  dueOn,
  attempt,
}: Pick<ClaimedCharge, 'accountId' | 'dueOn' | 'attempt'>) => `${accountId}/${dueOn}/${attempt}`

const keyIn = sql`c.utility_account_id || '/' || c.due_on || '/' || c.attempts`

const isDue = (today: string, now: SQL): SQL => sql`c.next_on <= ${today}::date
  and c.created_at <= ${now} - make_interval(hours => ${24 * noticeDays}) and (
  c.status in ('noticed', 'declined')
  or (c.status = 'charging' and c.updated_at <= ${now} - make_interval(mins => ${leaseMinutes})))`

/** The receiver of the receipt of row `a`: the person, or the organization's first manager. */
export const payer = sql`
  select users.email, users.language from ${users}
  where users.deleted_at is null and users.id = coalesce(a.user_id, (
    select m.user_id from ${organizationMembers} m
    where m.organization_id = a.organization_id and m.role = 'manager' and m.is_verified
    order by m.created_at, m.user_id limit 1))`

/** Claims at most one shard for this run. A retry after a technical failure gets a new key. */
export async function claimCharges(
  { clock, database }: Context,
  today: string,
): Promise<readonly ClaimedCharge[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const { claimed } = await database.write((builder) => ({
    claimed: builder.execute<ClaimedCharge>(sql`
      with due as (
        select c.id from ${autopayCharges} c where ${isDue(today, now)}
        order by c.next_on, c.id limit ${shardSize} for update skip locked),
      c as (
        update ${autopayCharges} c set status = 'charging', updated_at = ${now},
          attempts = c.attempts + case when c.status <> 'charging' or exists (
            select from ${payments} p where p.caller = ${autopayCaller} and p.key = ${keyIn}
              and p.status in ('failed', 'voided', 'refunded')) then 1 else 0 end
        from due where c.id = due.id
        returning c.*)
      select c.id, c.due_on::text as "dueOn", c.attempts as attempt, u.id as "accountId",
        u.customer_id || '-' || u.location_id as account, least(${dueCents}, c.noticed_cents) as "dueCents",
        coalesce(c.planned_on, c.due_on)::text as "plannedOn",
        ${isPaidByOthers} as "isBeingPaid", a.id as "autopayId", m.method_id as "methodId",
        k.customer_id as "customerId", a.user_id as "userId", a.organization_id as "organizationId",
        who.email, who.language, p.id as "paymentId", p.status as "paymentStatus",
        p.decline_reason as "declineReason"
      from c
      join ${utilityAccounts} u on u.id = c.utility_account_id
      left join ${autopays} a on a.utility_account_id = u.id and a.ended_at is null
      left join ${savedMethods} m on m.id = a.saved_method_id and m.removed_at is null
      left join ${paymentCustomers} k on k.owner = m.owner
      left join lateral (${payer}) who on true
      left join ${payments} p on p.caller = ${autopayCaller} and p.key = ${keyIn}`),
  }))
  return claimed.rows
}

export async function countDueCharges(
  { clock, database }: Context,
  today: string,
  limit: number,
): Promise<number> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const rows = await database.rows<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${autopayCharges} c where ${isDue(today, now)} limit ${limit}) waiting`)
  return rows[0]?.count ?? 0
}
