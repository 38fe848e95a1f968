import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { csvOf } from '../../platform/kernel/csv.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { decimalOf } from '../../platform/kernel/money.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { payments } from '../ledger/payments.sql.ts'
import { mayActFor, type OwnerRef, ownerFor } from '../utility-accounts/index.ts'
import { type PayerStatus, payerStatus } from './get-payment.ts'
import { itemName } from './item-names.ts'
import { paymentJson, type Payment } from './payment.ts'

export const ownPaymentLimits = { listed: 200, exported: 10_000 } as const

// Abandoned payments took no money and are not listed.
const isShown = sql`p.status <> 'created' and (p.status <> 'failed' or p.approved_at is not null)`

async function findOwn(
  context: Context,
  asked: OwnerRef,
  limit: number,
): Promise<readonly Payment[]> {
  const owner = ownerFor(context, asked)
  const isOwn: SQL =
    owner.organizationId === null
      ? sql`p.user_id = ${owner.userId} and p.organization_id is null`
      : sql`p.organization_id = ${owner.organizationId}`
  const rows = await context.database.rows<{ payments: readonly Payment[] }>(sql`
    select coalesce((
      select json_agg(own.payment) from (
        select ${paymentJson} as payment from ${payments} p
        where ${isOwn} and ${isShown}
        order by p.created_at desc, p.id desc limit ${limit}
      ) own), '[]') as payments
    where ${mayActFor(owner)}`)
  const [found] = rows
  if (!found) throw new DomainError('not-found', 'Organization.NotFound')
  return found.payments
}

/** Newest first. @throws not-found for another person, or an organization they do not act for. */
export const listOwnPayments = (context: Context, asked: OwnerRef): Promise<readonly Payment[]> =>
  findOwn(context, asked, ownPaymentLimits.listed)

const headers = [
  'Date',
  'Reference',
  'What',
  'Account',
  'Amount',
  'PaidWith',
  'Status',
  'Where',
] as const

const statusTexts = {
  open: 'OwnPayments.open',
  paid: 'OwnPayments.paid',
  checking: 'OwnPayments.checking',
  declined: 'OwnPayments.declined',
  failed: 'OwnPayments.failed',
  returned: 'OwnPayments.returned',
} as const satisfies Readonly<Record<PayerStatus, TextKey>>

/**
 * CSV (RFC 4180) in the reader's language: a line per paid account, days in city time, amounts with
 * a point and no currency sign. @throws as `listOwnPayments`.
 */
export async function exportOwnPayments(context: Context, asked: OwnerRef): Promise<string> {
  const found = await findOwn(context, asked, ownPaymentLimits.exported)
  const lines = found.flatMap((payment) =>
    payment.items.map((item) => [
      isoDay(payment.createdAt, context.city.timeZone),
      payment.reference,
      itemName(context, payment, item),
      item.accountNumber,
      decimalOf(item.amountCents),
      [payment.methodBrand, payment.methodLast4].filter(Boolean).join(' '),
      say(context, statusTexts[payerStatus(payment)]),
      item.place,
    ]),
  )
  return csvOf([headers.map((name) => say(context, `OwnPayments.${name}`)), ...lines])
}
