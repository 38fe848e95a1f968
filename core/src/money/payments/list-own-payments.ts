import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { keysetPages } from '../../platform/kernel/keyset-pages.ts'
import { decimalOf } from '../../platform/kernel/money.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { payments } from '../ledger/payments.sql.ts'
import { mayActFor, type OwnerRef, ownerFor } from '../utility-accounts/index.ts'
import { type PayerStatus, payerStatus } from './get-payment.ts'
import { itemName } from './item-names.ts'
import { paymentJson, type Payment } from './payment.ts'

/** `exported`: read at once. */
export const ownPaymentLimits = { listed: 200, exported: 1000 } as const

// Abandoned payments took no money and are not listed.
const isShown = sql`p.status <> 'created' and (p.status <> 'failed' or p.approved_at is not null)`

async function findOwn(
  context: Context,
  asked: OwnerRef,
  limit: number,
  last?: Payment,
): Promise<readonly Payment[]> {
  const owner = ownerFor(context, asked)
  const isOwn: SQL =
    owner.organizationId === null
      ? sql`p.user_id = ${owner.userId} and p.organization_id is null`
      : sql`p.organization_id = ${owner.organizationId}`
  const beyond = last
    ? sql`(p.created_at, p.id) < (select created_at, id from ${payments} where id = ${last.id})`
    : sql`true`
  const rows = await context.database.rows<{ payments: readonly Payment[] }>(sql`
    select coalesce((
      select json_agg(own.payment) from (
        select ${paymentJson} as payment from ${payments} p
        where ${isOwn} and ${isShown} and ${beyond}
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

const linesOf = (context: Context, payment: Payment): readonly (readonly string[])[] =>
  payment.items.map((item) => [
    isoDay(payment.createdAt, context.city.timeZone),
    payment.reference,
    itemName(context, payment, item),
    item.accountNumber,
    decimalOf(item.amountCents),
    [payment.methodBrand, payment.methodLast4].filter(Boolean).join(' '),
    say(context, statusTexts[payerStatus(payment)]),
    item.place,
  ])

async function* pagesOf(
  context: Context,
  asked: OwnerRef,
): AsyncGenerator<readonly (readonly string[])[]> {
  const size = ownPaymentLimits.exported
  const pages = keysetPages<Payment>(size, (last) => findOwn(context, asked, size, last))
  for await (const found of pages) yield found.flatMap((payment) => linesOf(context, payment))
}

/**
 * CSV (RFC 4180) in the reader's language: a line per paid account, days in city time, amounts with
 * a point and no currency sign. The last line says how many; a file without it is not complete.
 * @throws as `listOwnPayments`.
 */
export const exportOwnPayments = (context: Context, asked: OwnerRef): Promise<ReadableStream> =>
  csvStream({
    header: headers.map((name) => say(context, `OwnPayments.${name}`)),
    pages: pagesOf(context, asked),
    end: (rows) => [say(context, 'Util.EndOfFile'), String(rows)],
  })
