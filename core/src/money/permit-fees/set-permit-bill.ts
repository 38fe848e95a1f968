import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { requireBillingSystem } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { isPayable } from '../ledger/rules.ts'
import { type PermitApplication, permitBillRequests, permitBills } from './permit-fees.sql.ts'
import { totalCents } from './total-cents.ts'

export interface SentPermitBill {
  /** As its address has it: `/{recordId}`. */
  readonly recordId: string
  readonly number: string
  /** `customer-location` for the city's booking. */
  readonly accountNumber: string
  readonly applications: readonly PermitApplication[]
  readonly interestCents: number
}

/**
 * Users who have opened the bill are asked for the new amount. Idempotent.
 * @throws invalid `Payment.AmountInvalid`; conflict `Billing.PermitNumberTaken` if another record
 * has its number or account, `Payment.NothingToPay` if it is paid, `Payment.StillBeingChecked`
 * while a payment is open; unauthenticated, forbidden.
 */
export async function setPermitBill(context: Context, bill: SentPermitBill): Promise<void> {
  requireBillingSystem(context, 'setPermitBill')
  const { recordId, number, accountNumber, applications, interestCents } = bill
  const total = totalCents(bill)
  if (!isPayable(total)) throw new DomainError('invalid', 'Payment.AmountInvalid')
  const now = context.clock.now()
  const id = newId<'permit bill'>(now)
  const columns = { number, accountNumber, applications, interestCents }
  const asSent = sql`number = ${number} and account_number = ${accountNumber}
    and applications = ${JSON.stringify(applications)}::jsonb and interest_cents = ${interestCents}`
  const requestsOf = sql`select o.request_id from ${permitBillRequests} o
    join ${permitBills} b on b.id = o.permit_bill_id where b.record_id = ${recordId}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`not exists (select from ${permitBills} where record_id <> ${recordId}
        and (number = ${number} or account_number = ${accountNumber}))`,
      'conflict',
      'Billing.PermitNumberTaken',
    ),
    builder
      .insert(permitBills)
      .values({ id, recordId, ...columns, createdAt: now })
      .onConflictDoUpdate({
        target: permitBills.recordId,
        set: columns,
        setWhere: sql`${permitBills.paidAt} is null`,
      }),
    requireThat(
      builder,
      sql`exists (select from ${permitBills} where record_id = ${recordId} and ${asSent})`,
      'conflict',
      'Payment.NothingToPay',
    ),
    // Locks the requests until the commit, as payments do.
    builder.execute(sql`
      update ${requests} set payment_amount_cents = ${total}, updated_at = ${now.toISOString()}::timestamptz,
        version = version + 1
      where id in (${requestsOf}) and paid_at is null and payment_amount_cents <> ${total}`),
    requireThat(
      builder,
      sql`not exists (select from ${payments} p join ${paymentItems} i on i.payment_id = p.id
        where i.request_id in (${requestsOf}) and i.amount_cents <> ${total}
          and p.status in ('created', 'submitted', 'unknown'))`,
      'conflict',
      'Payment.StillBeingChecked',
    ),
    audit(context, builder, {
      operation: 'setPermitBill',
      entity: 'permit-bill',
      entityId: recordId,
      details: { number, cents: total },
    }),
  ])
}
