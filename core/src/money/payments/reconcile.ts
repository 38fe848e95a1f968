import { sql } from 'drizzle-orm'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { reconciliations, refunds } from '../ledger/payments.sql.ts'
import { isPaid } from '../ledger/rules.ts'
import { assess } from './assess.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'
import { findPayments, type Payment } from './payment.ts'
import { statusBy } from './provider-status.ts'

const hourMs = 3_600_000

/** Compared again while banks may still return a payment. */
const reachMs = 72 * hourMs

/** The provider's lists may not have newer payments yet. */
const restMs = hourMs

export interface ReconciliationReport {
  readonly transactions: number
  /** Payments whose status changed. */
  readonly moved: number
  readonly discrepancies: number
}

/** References of payments and refunds. */
const isOurs = (reference: string): boolean => /^[PR][\dA-Z]{19}$/.test(reference)

async function compare(
  context: Context,
  provider: PaymentProvider,
  page: readonly ProviderTransaction[],
  seen: Map<string, ProviderTransaction[]>,
): Promise<{ moved: number; found: number }> {
  const references = [...new Set(page.map(({ reference }) => reference))]
  const [ours, ownRefunds] = await Promise.all([
    findPayments(context, sql`p.reference in ${texts(references)}`),
    context.database.read((builder) =>
      builder
        .select({ reference: refunds.reference })
        .from(refunds)
        .where(sql`${refunds.reference} in ${texts(references)}`),
    ),
  ])
  const byReference = new Map<string, Payment>(ours.map((payment) => [payment.reference, payment]))
  const isRefund = new Set(ownRefunds.map(({ reference }) => reference))
  let moved = 0
  let found = 0
  for (const transaction of page) {
    const { reference, status } = transaction
    const payment = byReference.get(reference)
    if (!payment) {
      // Money moved at the provider without a payment here.
      const isMoney = status === 'captured' || status === 'settled'
      if (isRefund.has(reference) || !isMoney) continue
      found += 1
      // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
      await noteDiscrepancy(context, {
        kind: 'unknown-here',
        payment: null,
        theirs: transaction,
        isSettled: false,
      })
      continue
    }
    const all = [...(seen.get(reference) ?? []), transaction]
    seen.set(reference, all)
    const says = statusBy[status]
    const isNew = says !== null && (says !== payment.status || all.length > 1)
    if (!isNew && transaction.amount === payment.amountCents) continue
    // oxlint-disable-next-line no-await-in-loop -- only what changed since yesterday comes here
    const after = await assess(context, provider, payment, all, 'reconciliation')
    byReference.set(reference, after)
    if (after.status !== payment.status) moved += 1
  }
  return { moved, found }
}

/** Paid here, but not in the provider's lists of that time. */
async function missingThere(
  context: Context,
  from: Date,
  to: Date,
  seen: ReadonlySet<string>,
): Promise<number> {
  const paid = await findPayments(
    context,
    sql`p.approved_at >= ${from.toISOString()}::timestamptz and p.approved_at < ${to.toISOString()}::timestamptz
      and p.status in ('approved', 'settled')`,
  )
  const missing = paid.filter(({ reference, status }) => isPaid(status) && !seen.has(reference))
  for (const payment of missing)
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    await noteDiscrepancy(context, {
      kind: 'missing-there',
      payment,
      theirs: null,
      isSettled: false,
    })
  return missing.length
}

/**
 * Compares three days: `assess` updates payments, and differences are listed for staff.
 * @throws unavailable; then no payment counts as missing.
 */
export async function reconcilePayments(
  context: Context,
  provider: PaymentProvider,
): Promise<ReconciliationReport> {
  const to = context.clock.now()
  const from = new Date(to.getTime() - reachMs)
  const seen = new Map<string, ProviderTransaction[]>()
  let transactions = 0
  let moved = 0
  let found = 0
  for await (const page of provider.transactions(from, new Date(to.getTime() + hourMs))) {
    const ours = page.filter(({ reference }) => isOurs(reference))
    transactions += ours.length
    const report = await compare(context, provider, ours, seen)
    moved += report.moved
    found += report.found
  }
  const rested = new Date(to.getTime() - restMs)
  found += await missingThere(context, from, rested, new Set(seen.keys()))
  await context.database.write((builder) => [
    builder
      .insert(reconciliations)
      .values({ id: newId(to), from, to, transactions, found, finishedAt: to }),
  ])
  return { transactions, moved, discrepancies: found }
}

const dayMs = 24 * hourMs

export async function isReconciliationDue({ clock, database }: Context): Promise<boolean> {
  const since = new Date(clock.now().getTime() - dayMs + hourMs).toISOString()
  const rows = await database.rows<{ isDue: boolean }>(sql`
    select not exists (select from ${reconciliations} where finished_at > ${since}::timestamptz) as "isDue"`)
  return rows[0]?.isDue ?? true
}
