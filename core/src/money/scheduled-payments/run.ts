import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import {
  type AutopayNotificationKind,
  chargeAll,
  type ChargeOutcome,
  isChargingOpen,
  notification,
} from '../autopay/index.ts'
import { payments } from '../ledger/payments.sql.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { scheduledCaller, scheduledKey } from './caller.ts'
import { type ClaimedPayment, claimScheduled } from './claim.ts'
import { scheduledFacts } from './facts.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'
import type { ScheduledEnd } from './statuses.ts'

/** Payments by outcome. */
export type ScheduledReport = Record<ChargeOutcome['kind'], number> & { claimed: number }

type News = Extract<AutopayNotificationKind, `scheduled-${string}`>

interface Settled {
  readonly id: string
  readonly status: 'planned' | 'paid' | 'failed' | 'skipped'
  readonly ended: ScheduledEnd | null
  readonly paymentId: string | null
  readonly attempt: number
  /** Null if its receipt says it, or there is nothing to say. */
  readonly news: News | null
}

const settledAs = (
  charge: ClaimedPayment,
  outcome: ChargeOutcome,
): Omit<Settled, 'id' | 'attempt'> | null => {
  const nothing = { ended: null, paymentId: null, news: null }
  switch (outcome.kind) {
    case 'open':
      // It stays claimed until the lease ends.
      return null
    case 'postponed':
      return { ...nothing, status: 'planned' }
    case 'paid':
      return {
        ...nothing,
        status: 'paid',
        paymentId: outcome.paymentId,
        news:
          (charge.takenCents ?? charge.dueCents) < charge.scheduledCents ? 'scheduled-less' : null,
      }
    case 'declined':
      return { ...nothing, status: 'failed', ended: 'declined', news: 'scheduled-failed' }
    case 'skipped':
      if (!charge.isStanding) return { ...nothing, status: 'failed', ended: 'arrangement-ended' }
      if (!charge.isInCare) return { ...nothing, status: 'failed', ended: 'not-in-care' }
      if (charge.methodId === null)
        return { ...nothing, status: 'failed', ended: 'method-gone', news: 'scheduled-method-gone' }
      return { ...nothing, status: 'skipped', ended: 'nothing-due', news: 'scheduled-skipped' }
  }
}

/** Whether it must not be made any more, whatever is due. */
const isOff = ({ isInCare, isStanding }: ClaimedPayment): boolean => !isInCare || !isStanding

async function settle(context: Context, rows: readonly Settled[]): Promise<void> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const move = (news: News | null): SQL => sql`
    update ${scheduledPayments} s set status = x.status, ended = x.ended, payment_id = x."paymentId",
      attempts = x.attempt, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(rows.filter((row) => row.news === news))}::json)
      as x(id uuid, status text, ended text, "paymentId" uuid, attempt int)
    where s.id = x.id and s.status = 'charging'
    returning s.*`
  // The amount taken, if less than scheduled.
  const cents = sql`coalesce((select p.amount_cents from ${payments} p where p.id = s.payment_id), s.amount_cents)`
  const kinds = [...new Set(rows.flatMap(({ news }) => news ?? []))]
  await context.database.write((builder) => [
    builder.execute(move(null)),
    ...kinds.map((news) =>
      builder.execute(
        notification(context, news, {
          before: sql`moved as (${move(news)})`,
          facts: scheduledFacts(sql`moved`, cents),
        }),
      ),
    ),
  ])
}

/**
 * One shard. A crash charges nothing twice and loses nothing: claims expire after ten minutes, and
 * rows hold the results.
 */
export async function runScheduledPayments(
  context: Context,
  provider: PaymentProvider,
): Promise<ScheduledReport> {
  const report = { claimed: 0, paid: 0, declined: 0, skipped: 0, postponed: 0, open: 0 }
  if (!(await isChargingOpen(context))) return report
  const claimed = await claimScheduled(context)
  report.claimed = claimed.length
  if (claimed.length === 0) return report
  const jobs = claimed.map((charge) => ({
    charge,
    planned: isOff(charge) ? { ...charge, dueCents: 0 } : charge,
    way: {
      channel: 'scheduled',
      caller: scheduledCaller,
      key: scheduledKey(charge),
      description: 'Scheduled.Description',
    } as const,
  }))
  const results = await chargeAll(context, provider, jobs)
  const rows = results.flatMap(({ charge, outcome }) => {
    report[outcome.kind] += 1
    const settled = settledAs(charge, outcome)
    if (!settled) return []
    // A try that was never started does not count.
    const attempt = outcome.kind === 'postponed' ? charge.attempt - 1 : charge.attempt
    return [{ id: charge.id, attempt, ...settled }]
  })
  if (rows.length > 0) await settle(context, rows)
  return report
}
