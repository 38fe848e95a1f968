import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type AccountOwner, ownAccountIds } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { dueCents, duePenaltyCents } from './amounts.ts'
import { nextInstalment } from './arranged.ts'
import { bills, utilityPayments } from './billing.sql.ts'

/** Years of past payments and bills (spec, resident section 9). */
const shownYears = 1

export const cityToday = ({ clock, city }: Context): SQL =>
  sql`(${clock.now().toISOString()}::timestamptz at time zone ${city.timeZone})::date`

/** A service address without its house number, for people who know only the account's number. */
export const streetOf = (address: SQL): SQL =>
  sql`regexp_replace(${address}, '^\\S*\\d\\S*\\s+', '')`

/** With the account's number as people read it, and payments since the last balance. */
const accountColumns = sql`a.id, a.customer_id, a.location_id, a.address1, a.balance_cents,
  a.penalty_cents, a.due_on, a.is_paperless, a.customer_id || '-' || a.location_id as number,
  coalesce(p.cents, 0) as pending_cents, p.cents is not null as is_pending`

/** Accounts that match a condition on `a`. */
export const selectAccounts = (where: SQL): SQL => sql`
  select ${accountColumns} from ${utilityAccounts} a
  left join lateral (
    select sum(u.amount_cents)::bigint as cents from ${utilityPayments} u
    where u.utility_account_id = a.id and u.posted_at is null
  ) p on true
  where ${where}`

/**
 * Bills of `own` that match `where` on `b`, with their unpaid part: payments not in the balance yet
 * count toward the oldest bills first.
 */
export const openBills = (where: SQL): SQL => sql`
  select b.id, b.utility_account_id, b.number as bill_number, b.type, b.billed_on, b.due_on,
    b.amount_cents, b.balance_cents, own.number,
    greatest(0, least(b.balance_cents, sum(greatest(b.balance_cents, 0)) over (
      partition by b.utility_account_id order by b.due_on, b.number
    ) - greatest(own.pending_cents, 0))) as open_cents
  from own join ${bills} b on b.utility_account_id = own.id
  where ${where}`

/**
 * CTEs of an owner's accounts (`own`), bills of twelve months and older open ones (`own_bills`),
 * and payments of that time (`own_payments`).
 */
export const ownRows = (context: Context, owner: AccountOwner): SQL => {
  const since = sql`${cityToday(context)} - make_interval(years => ${shownYears})`
  return sql`own as materialized (${selectAccounts(sql`a.id in (${ownAccountIds(owner)})`)}),
    own_bills as materialized (
      ${openBills(sql`b.billed_on >= ${since} or b.balance_cents > 0`)}
    ),
    own_payments as materialized (
      select u.id, u.reference, u.type, u.amount_cents, u.paid_on, u.created_at, u.posted_at is null as is_pending,
        own.number
      from own join ${utilityPayments} u on u.utility_account_id = own.id
      where u.paid_on >= ${since}
    )`
}

/** An account of `own` as JSON. */
export const accountObject = (context: Context): SQL => sql`json_build_object(
  'customerId', own.customer_id, 'locationId', own.location_id, 'type', 'UTILITY',
  'accountNumber', own.number, 'address1', own.address1,
  'amount', ${dollars(sql`${dueCents(sql`own`)} - ${duePenaltyCents(sql`own`)}`)},
  'penaltyAmount', ${dollars(duePenaltyCents(sql`own`))},
  'totalAmountDue', ${dollars(dueCents(sql`own`))},
  'creditAmount', ${dollars(sql`greatest(own.pending_cents - own.balance_cents, 0)`)},
  'currentBalance', ${dollars(sql`own.balance_cents`)}, 'dueDate', own.due_on,
  'nextInstallment', ${nextInstalment(sql`own`, cityToday(context))},
  'isPending', own.is_pending, 'isPaperless', own.is_paperless)`

/** Rows of a select as a JSON list. */
export const list = (row: SQL, from: SQL, order: SQL): SQL =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`
