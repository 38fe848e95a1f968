import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { ownAccountIds, mayActFor, type OwnerRef, ownerFor } from '../utility-accounts/index.ts'
import { accountObject, cityToday, list, ownRows, selectAccounts } from './account-rows.ts'
import { dueCents } from './amounts.ts'
import { arrangedCents } from './arranged.ts'
import { delinquencies } from './billing.sql.ts'

/** Including the current one. */
const shownMonths = 12

const bill = ({ language }: Context): SQL => sql`json_build_object(
  'key', b.id, 'number', b.bill_number, 'accountNumber', b.number,
  'type', b.type || ' (' || b.number || ')',
  'amount', ${dollars(sql`b.amount_cents`)},
  'amountDueWithoutPending', ${dollars(sql`b.open_cents`)},
  'currentBalance', ${dollars(sql`b.balance_cents`)},
  'billDate', b.billed_on, 'dueDate', b.due_on,
  'isPending', b.open_cents < greatest(b.balance_cents, 0),
  'pageLink', '/payment/bill/' || b.id,
  'pdfLink', '/api/naviline/bills/' || b.id || '/pdf?lng=' || ${language}::text)`

const payment = sql`json_build_object('accountNumber', u.number, 'reference', u.reference, 'type', u.type,
  'paymentAmount', ${dollars(sql`u.amount_cents`)}, 'paymentDate', u.paid_on,
  'isPending', u.is_pending)`

const sumIn = (cents: SQL, from: SQL, day: SQL): SQL =>
  dollars(sql`coalesce((
  select sum(${cents}) from ${from} where ${day} >= m.first and ${day} < m.first + interval '1 month'), 0)`)

const months = (context: Context): SQL =>
  list(
    sql`json_build_object('month', to_char(m.first, 'YYYY-MM'),
      'billedAmount', ${sumIn(sql`b.amount_cents`, sql`own_bills b`, sql`b.billed_on`)},
      'paidAmount', ${sumIn(sql`u.amount_cents`, sql`own_payments u`, sql`u.paid_on`)})`,
    sql`(select date_trunc('month', ${cityToday(context)}) - make_interval(months => back) as first
      from generate_series(0, ${shownMonths - 1}::int) back) m`,
    sql`m.first desc`,
  )

// Payments not in the balance yet count as paid; once all is paid, nothing is overdue. Installments
// pay an arrangement's amount, and water is never shut off under one.
const delinquent: SQL = sql`(
  select coalesce(json_agg(json_build_object('type', d.type, 'accountNumber', own.number,
      'amount', ${dollars(sql`d.amount_cents - own.pending_cents - covered.cents`)}, 'date', d.on_day)
    order by d.on_day, own.number, d.type), '[]')
  from own join ${delinquencies} d on d.utility_account_id = own.id
  cross join lateral (select ${arrangedCents(sql`own`)} as cents offset 0) covered
  where d.amount_cents > own.pending_cents + covered.cents
    and not (d.type = 'shutoff' and covered.cents > 0))`

async function body(context: Context, text: SQL): Promise<JsonText> {
  const found = await context.database.findJson(text)
  if (!found) throw new DomainError('not-found', 'Organization.NotFound')
  return found
}

/** One round trip. @throws not-found for an organization the person does not act for. */
export async function getBillingHistory(context: Context, asked: OwnerRef): Promise<JsonText> {
  const owner = ownerFor(context, asked)
  return body(
    context,
    sql`with ${ownRows(context, owner)}
      select json_build_object(
        'totalAmountDue', (select ${dollars(sql`coalesce(sum(${dueCents(sql`own`)}), 0)`)} from own),
        'accounts', ${list(accountObject(context), sql`own`, sql`own.number`)},
        'accountDelinquentStatuses', ${delinquent},
        'bills', ${list(bill(context), sql`own_bills b`, sql`b.billed_on desc, b.number, b.bill_number desc`)},
        'payments', ${list(payment, sql`own_payments u`, sql`u.paid_on desc, u.created_at desc, u.id`)},
        'historyMonthly', ${months(context)})::text as body
      where ${mayActFor(owner)}`,
  )
}

/** Overdue or facing a shutoff. @throws not-found for an organization they do not act for. */
export async function listDelinquencies(context: Context, asked: OwnerRef): Promise<JsonText> {
  const owner = ownerFor(context, asked)
  return body(
    context,
    sql`with own as (${selectAccounts(sql`a.id in (${ownAccountIds(owner)})`)})
      select ${delinquent}::text as body where ${mayActFor(owner)}`,
  )
}
