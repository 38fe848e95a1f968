import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { type OwnerRef, ownerFor } from '../utility-accounts/index.ts'
import { accountObject, list, ownRows } from './account-rows.ts'
import { dueCents, duePenaltyCents } from './amounts.ts'

// If the billing system sends no bills, the amount due counts as one bill.
const upcoming = sql`(
  select b.number, b.open_cents as cents, b.type, b.due_on from own_bills b where b.open_cents > 0
  union all
  select own.number, ${dueCents(sql`own`)} - ${duePenaltyCents(sql`own`)}, 'UTILITY', own.due_on from own
  where ${dueCents(sql`own`)} > ${duePenaltyCents(sql`own`)}
    and not exists (select from own_bills b where b.number = own.number and b.balance_cents > 0)) c`

const upcomingBill = sql`json_build_object('accountNumber', c.number,
  'amount', ${dollars(sql`c.cents`)}, 'type', c.type, 'dueDate', c.due_on)`

const pastPayment = sql`json_build_object('accountNumber', u.number, 'type', u.type,
  'paymentDate', u.paid_on, 'amount', ${dollars(sql`u.amount_cents`)}, 'isPending', u.is_pending)`

const upcomingBills = (where: SQL): SQL =>
  list(upcomingBill, sql`${upcoming} where ${where}`, sql`c.due_on nulls last, c.number`)

const pastPayments = (where: SQL): SQL =>
  list(
    pastPayment,
    sql`own_payments u where ${where}`,
    sql`u.paid_on desc, u.created_at desc, u.id`,
  )

async function history(context: Context, asked: OwnerRef, shape: SQL): Promise<JsonText> {
  const owner = ownerFor(context, asked)
  const found = await context.database.findJson(sql`
    with ${ownRows(context, owner)}
    select (${shape})::text as body where exists (select from own)`)
  if (!found) throw new DomainError('not-found', 'Billing.NoAccounts')
  return found
}

/**
 * The amount due and twelve months' payments, by account.
 * @throws not-found if there is no account (spec, resident section 8).
 */
export const listPaymentHistory = (context: Context, asked: OwnerRef): Promise<JsonText> =>
  history(
    context,
    asked,
    list(
      sql`json_build_object('accountInfo', json_build_object('customerId', own.customer_id,
          'locationId', own.location_id, 'type', 'UTILITY'),
        'upcomingBills', ${upcomingBills(sql`c.number = own.number`)},
        'pastPayments', ${pastPayments(sql`u.number = own.number`)})`,
      sql`own`,
      sql`own.number`,
    ),
  )

/** The same for all accounts together. @throws not-found if there is no account. */
export const getPaymentHistory = (context: Context, asked: OwnerRef): Promise<JsonText> =>
  history(
    context,
    asked,
    sql`json_build_object(
      'navilineAccountInfo', ${list(accountObject(context), sql`own`, sql`own.number`)},
      'upcomingBills', ${upcomingBills(sql`true`)}, 'pastPayments', ${pastPayments(sql`true`)})`,
  )
