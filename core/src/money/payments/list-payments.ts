import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { mayCall, requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import {
  discrepancies,
  paymentEvents,
  paymentItems,
  payments,
  refunds,
} from '../ledger/payments.sql.ts'
import { isPaymentStatus, paymentStatuses } from '../ledger/rules.ts'
import { paymentNotFound } from './payments.errors.ts'

export interface PaymentSearch {
  /** A reference, transaction id, email address or account number; empty finds all. */
  readonly term: string
  readonly status: string | null
  /** Only those whose refund waits for a second person. */
  readonly isRefundProposed: boolean
  /** Keyset cursor: the last row of the previous page. */
  readonly before: { readonly at: string; readonly id: string } | null
}

const page = 50

const row = sql`
  p.id, p.reference, p.status, ${dollars(sql`p.amount_cents`)} as amount, p.account_type as "paymentType",
  p.channel, p.email, p.user_id as "userId", p.transaction_id as "transactionId",
  p.method_brand as "methodBrand", p.method_last4 as "methodLast4", p.return_code as "returnCode",
  ${isoInstant(sql`p.created_at`)} as "createdAt",
  (select coalesce(json_agg(i.account_number order by i.id), '[]')
    from ${paymentItems} i where i.payment_id = p.id) as accounts`

// Transitions of one instant follow their chain; the first has no earlier status.
const way = sql`string_to_array(${paymentStatuses.join(' ')}, ' ')`

function matching({ term }: PaymentSearch): SQL {
  const trimmed = term.trim()
  if (trimmed === '') return sql`true`
  const spellings = sql.join(
    keptSpellings(trimmed).map((spelling) => sql`${spelling}`),
    sql`, `,
  )
  // Exact matches use an index; no one searches by part of a number.
  return sql`(p.reference = ${trimmed.toUpperCase()} or p.transaction_id = ${trimmed}
    or p.email in (${spellings})
    or p.user_id in (select id from ${users} where email in (${spellings}))
    or p.id in (select payment_id from ${paymentItems} where account_number = ${trimmed}))`
}

/** For staff, newest first. @throws forbidden unless staff. */
export async function listPayments(context: Context, search: PaymentSearch): Promise<JsonText> {
  requireStaff(context, 'listPayments')
  const { before, isRefundProposed, status } = search
  // The wire's instant has no fractions: alone it would skip others of the same second.
  const beyond = before
    ? sql`(p.created_at, p.id) < (coalesce(
        (select created_at from ${payments} where id = ${before.id}::uuid), ${before.at}::timestamptz),
        ${before.id}::uuid)`
    : sql`true`
  const ofStatus = status && isPaymentStatus(status) ? sql`p.status = ${status}` : sql`true`
  const proposed = isRefundProposed
    ? sql`p.id in (select payment_id from ${refunds} where status = 'proposed')`
    : sql`true`
  return context.database.json(sql`
    select coalesce(json_agg(row_to_json(listed)), '[]')::text as body from (
      select ${row} from ${payments} p
      where ${matching(search)} and ${ofStatus} and ${proposed} and ${beyond}
      order by p.created_at desc, p.id desc limit ${page}) listed`)
}

/** With history and refunds. @throws forbidden unless staff, not-found. */
export async function getPaymentForStaff(context: Context, id: string): Promise<JsonText> {
  const { userId } = requireStaff(context, 'getPaymentForStaff')
  const body = await context.database.findJson(sql`
    select row_to_json(found)::text as body from (
      select ${row}, ${dollars(sql`${context.city.refundLimitCents}::int`)} as "secondPersonAbove",
        (select json_agg(json_build_object('accountNumber', i.account_number,
            'amount', ${dollars(sql`i.amount_cents`)}, 'requestId', i.request_id) order by i.id)
          from ${paymentItems} i where i.payment_id = p.id) as items,
        (select json_agg(json_build_object('at', ${isoInstant(sql`e.at`)}, 'from', e."from", 'to', e."to",
            'cause', e.cause, 'transactionId', e.transaction_id)
            order by e.at, array_position(${way}, e."from") nulls first, e.id)
          from ${paymentEvents} e where e.payment_id = p.id) as events,
        (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'status', r.status,
            'amount', ${dollars(sql`r.amount_cents`)}, 'reason', r.reason,
            'createdAt', ${isoInstant(sql`r.created_at`)},
            'staff', s.email, 'isOwn', r.staff_id = ${userId}::uuid, 'decidedBy', second.email)
            order by r.created_at), '[]')
          from ${refunds} r join ${users} s on s.id = r.staff_id
          left join ${users} second on second.id = r.decided_by
          where r.payment_id = p.id) as refunds
      from ${payments} p where p.id = ${id}) found`)
  if (!body) throw paymentNotFound()
  return body
}

/**
 * What was paid for a request, newest first: case workers see whether it is paid, and how much of it
 * went back. @throws forbidden unless staff.
 */
export async function listRequestPayments(context: Context, requestId: string): Promise<JsonText> {
  const roles = rolesOf(requireStaff(context, 'listRequestPayments'))
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', p.id, 'reference', p.reference, 'status', p.status,
      'amount', ${dollars(sql`p.amount_cents`)}, 'createdAt', ${isoInstant(sql`p.created_at`)},
      'mayOpen', ${mayCall(roles, 'getPaymentForStaff')}::boolean,
      'mayRefund', ${mayCall(roles, 'refundPayment')}::boolean,
      'refunded', ${dollars(sql`coalesce((select sum(r.amount_cents) from ${refunds} r
        where r.payment_id = p.id and r.status = 'done'), 0)::int`)})
      order by p.created_at desc, p.id), '[]')::text as body
    from ${payments} p where p.id in (
      select payment_id from ${paymentItems} where request_id = ${requestId})`)
}

/** Open ones first, newest first. @throws forbidden unless staff. */
export async function listDiscrepancies(context: Context): Promise<JsonText> {
  requireStaff(context, 'listDiscrepancies')
  return context.database.json(sql`
    select coalesce(json_agg(row_to_json(listed)), '[]')::text as body from (
      select d.id, d.kind, d.payment_id as "paymentId", p.reference, d.subject,
        ${dollars(sql`d.our_cents`)} as "ourAmount", ${dollars(sql`d.their_cents`)} as "theirAmount",
        d.our_status as "ourStatus", d.their_status as "theirStatus",
        ${isoInstant(sql`d.found_at`)} as "foundAt", ${isoInstant(sql`d.resolved_at`)} as "resolvedAt",
        s.email as "resolvedBy", d.note
      from ${discrepancies} d
      left join ${payments} p on p.id = d.payment_id left join ${users} s on s.id = d.resolved_by
      order by d.resolved_at is not null, d.found_at desc limit 500) listed`)
}

/** @throws forbidden unless staff; invalid without a note; not-found if it is not open. */
export async function resolveDiscrepancy(
  context: Context,
  id: string,
  note: string,
): Promise<void> {
  const { userId } = requireStaff(context, 'resolveDiscrepancy')
  requireValid(required('note', note))
  const at = context.clock.now().toISOString()
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${discrepancies} where id = ${id} and resolved_at is null)`,
      'not-found',
      'Payments.DiscrepancyNotFound',
    ),
    builder.execute(sql`
      update ${discrepancies} set resolved_at = ${at}::timestamptz, resolved_by = ${userId}, note = ${note.trim()}
      where id = ${id} and resolved_at is null`),
    audit(context, builder, {
      operation: 'resolveDiscrepancy',
      entity: 'discrepancy',
      entityId: id,
      details: { note: note.trim() },
    }),
  ])
}
