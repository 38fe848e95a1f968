import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { cityToday, openBills, selectAccounts } from './account-rows.ts'
import { nextInstalment } from './arranged.ts'
import { type BillLine, bills, type MeterReading } from './billing.sql.ts'

/** Includes the same month of the year before. */
const usageMonths = 13

/** Amounts in cents, null if the billing system left them out. */
export interface BillRow {
  readonly key: string
  readonly accountNumber: string
  readonly address: string
  readonly number: string
  readonly type: string
  readonly billedOn: string
  readonly dueOn: string
  readonly amountCents: number
  /** The part still open in the billing system. */
  readonly balanceCents: number
  /** The unpaid part, after later payments. */
  readonly openCents: number
  readonly lines: readonly BillLine[]
  readonly servicedFrom: string | null
  readonly servicedTo: string | null
  readonly readings: readonly MeterReading[] | null
  readonly usage: number | null
  readonly usageUnit: string | null
  readonly previousBalanceCents: number | null
  readonly paidCents: number | null
  readonly penaltyCents: number | null
  /** Up to this bill, oldest first. */
  readonly usageHistory: readonly { readonly billedOn: string; readonly usage: number }[]
  /** The account's newest bill, if it is another one. */
  readonly newestKey: string | null
  /** Under an arrangement; in dollars. */
  readonly nextInstallment: { readonly amount: number; readonly dueOn: string } | null
  /** Now. */
  readonly account: {
    readonly balanceCents: number
    readonly penaltyCents: number
    readonly pendingCents: number
    /** Open on its other bills. */
    readonly othersCents: number
  }
}

/** A bill's key must belong to an account of the user or their organization. */
const isKept = (userId: string): SQL => sql`exists (select from ${utilityAccountOwners} o
  left join ${organizationMembers} m on m.organization_id = o.organization_id
    and m.user_id = ${userId} and m.is_verified
  where o.utility_account_id = a.id and (o.user_id = ${userId} or m.user_id is not null))`

const billObject = (
  context: Context,
): SQL => sql`json_build_object('key', b.id, 'accountNumber', b.number,
  'address', a.address1 || ', ' || a.city || ', ' || a.state || ' ' || a.zip,
  'number', b.bill_number, 'type', b.type, 'billedOn', b.billed_on, 'dueOn', b.due_on,
  'amountCents', b.amount_cents, 'balanceCents', b.balance_cents, 'openCents', b.open_cents::int,
  'lines', whole.lines, 'servicedFrom', whole.serviced_from, 'servicedTo', whole.serviced_to,
  'readings', whole.readings, 'usage', whole.usage, 'usageUnit', whole.usage_unit,
  'previousBalanceCents', whole.previous_balance_cents, 'paidCents', whole.paid_cents,
  'penaltyCents', whole.penalty_cents,
  'usageHistory', (select coalesce(json_agg(used order by used."billedOn"), '[]') from (
    select u.billed_on as "billedOn", u.usage from ${bills} u
    where u.utility_account_id = b.utility_account_id and u.usage is not null and u.type = b.type
      and u.billed_on <= b.billed_on and u.usage_unit is not distinct from whole.usage_unit
    order by u.billed_on desc limit ${usageMonths}) used),
  'newestKey', (select nullif(n.id, b.id) from ${bills} n
    where n.utility_account_id = b.utility_account_id order by n.billed_on desc, n.number desc limit 1),
  'nextInstallment', ${nextInstalment(sql`own`, cityToday(context))},
  'account', json_build_object('balanceCents', own.balance_cents, 'penaltyCents', own.penalty_cents,
    'pendingCents', own.pending_cents,
    'othersCents', (select coalesce(sum(greatest(o.balance_cents, 0)), 0)::int from own_bills o
      where o.id <> b.id)))`

/** One round trip, from the same rows as the screens. @throws not-found for another user's bill. */
export async function findBill(context: Context, key: string): Promise<BillRow> {
  const { userId } = requireContact(context)
  const isOfBill = sql`a.id = (select utility_account_id from ${bills} where id = ${key})`
  const rows = await context.database.rows<{ bill: BillRow }>(sql`
    with own as materialized (${selectAccounts(sql`${isOfBill} and ${isKept(userId)}`)}),
    own_bills as materialized (${openBills(sql`true`)})
    select ${billObject(context)} as bill from own_bills b
    join ${bills} whole on whole.id = b.id
    join own on own.id = b.utility_account_id
    join ${utilityAccounts} a on a.id = own.id
    where b.id = ${key}`)
  const bill = rows[0]?.bill
  if (!bill) throw new DomainError('not-found', 'Billing.BillNotFound')
  return bill
}
