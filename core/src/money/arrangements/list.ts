import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff, requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { cityDay } from '../autopay/index.ts'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { type ArrangementStatus, dueNowCents, paidOnArrangement } from '../billing/index.ts'
import { scheduledPayments } from '../scheduled-payments/scheduled-payments.sql.ts'
import { isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import {
  type ArrangementState,
  type Instalment,
  type InstalmentStanding,
  standingOf,
  stateOf,
} from './rules.ts'

interface Arrangement {
  readonly id: string
  readonly accountNumber: string
  readonly status: ArrangementStatus
  readonly totalCents: number
  readonly paidCents: number
  readonly note: string
  readonly offeredAt: string
  readonly answerBy: string
  readonly paysItself: boolean
  readonly offeredBy: string
  readonly instalments: readonly Instalment[]
}

interface Row extends Record<string, unknown>, Arrangement {}

export interface ListedArrangement extends Omit<Arrangement, 'status' | 'instalments'> {
  readonly state: ArrangementState
  readonly instalments: readonly InstalmentStanding[]
}

const select = (where: SQL): SQL => sql`
  select r.id, ${utilityAccounts.customerId} || '-' || ${utilityAccounts.locationId} as "accountNumber",
    r.status, r.total_cents as "totalCents", least(greatest(${paidOnArrangement(sql`r`)}, 0), r.total_cents) as "paidCents",
    r.note, to_char(r.offered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "offeredAt",
    r.answer_by::text as "answerBy",
    exists (select from ${scheduledPayments} s
      where s.arrangement_id = r.id and s.status in ('planned', 'charging')) as "paysItself",
    trim(concat_ws(' ', staff.first_name, staff.last_name)) as "offeredBy",
    (select json_agg(json_build_object('amountCents', i.amount_cents, 'dueOn', i.due_on) order by i.position)
      from ${instalments} i where i.arrangement_id = r.id) as instalments
  from ${arrangements} r
  join ${utilityAccounts} on ${utilityAccounts.id} = r.utility_account_id
  join ${users} staff on staff.id = r.offered_by
  where ${where}
  order by r.status in ('offered', 'accepted') desc, r.offered_at desc, r.id`

async function list(context: Context, where: SQL): Promise<readonly ListedArrangement[]> {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const rows = await context.database.rows<Row>(select(where))
  return rows.map(({ status, instalments: plan, ...row }) => {
    const standing = standingOf(plan, row.paidCents, today)
    return { ...row, state: stateOf(status, standing), instalments: standing }
  })
}

/** Open ones first; yesterday's offer has lapsed. */
export async function listArrangements(context: Context): Promise<readonly ListedArrangement[]> {
  const actor = requireContact(context)
  return list(context, isOwnAccount(actor))
}

export interface ArrangeableAccount extends Record<string, unknown> {
  readonly customerId: string
  readonly locationId: string
  readonly dueCents: number
}

export interface ArrangementsOf {
  readonly accounts: readonly ArrangeableAccount[]
  readonly arrangements: readonly ListedArrangement[]
}

/** For staff. @throws forbidden unless staff. */
export async function listUserArrangements(
  context: Context,
  userId: string,
): Promise<ArrangementsOf> {
  requireStaff(context, 'listUserArrangements')
  const isTheirs = sql`${utilityAccounts.id} in (
    select own.utility_account_id from ${utilityAccountOwners} own where own.user_id = ${userId})`
  const [listed, { rows: accounts }] = await Promise.all([
    list(context, isTheirs),
    context.database.read((builder) =>
      builder.execute<ArrangeableAccount>(sql`
        select customer_id as "customerId", location_id as "locationId",
          greatest(${dueNowCents(sql`utility_accounts`)}, 0) as "dueCents"
        from ${utilityAccounts} where ${isTheirs} order by customer_id, location_id`),
    ),
  ])
  return { accounts, arrangements: listed }
}
