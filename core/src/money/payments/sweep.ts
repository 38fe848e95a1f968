import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { Channel } from '../ledger/rules.ts'
import { assess } from './assess.ts'
import { lookUp } from './look-up.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'
import { findPayments, type Payment } from './payment.ts'
import { transition } from './transition.ts'

const minuteMs = 60_000

/** Until then it is left to its payer. */
export const sweptAfterMs = 2 * minuteMs

/** When an unlisted payment has failed: page closed (15 minutes) or call timed out (30 s). */
const givenUpAfterMs: Readonly<Record<Channel, number>> = {
  hosted: 30 * minuteMs,
  nonce: 10 * minuteMs,
  saved: 10 * minuteMs,
  autopay: 10 * minuteMs,
  scheduled: 10 * minuteMs,
}

/** Payments per sweep. */
const maxPerSweep = 500

export interface SweepReport {
  readonly seen: number
  readonly moved: number
}

/**
 * Every minute: asks the provider once for all payments without a result, gives up unlisted ones.
 * @throws unavailable; then nothing is given up.
 */
export async function sweepPayments(
  context: Context,
  provider: PaymentProvider,
): Promise<SweepReport> {
  const now = context.clock.now()
  const quiet = new Date(now.getTime() - sweptAfterMs).toISOString()
  const open = await findPayments(
    context,
    sql`p.status in ('created', 'submitted', 'unknown') and p.updated_at <= ${quiet}::timestamptz
      order by p.updated_at limit ${maxPerSweep}`,
  )
  const [oldest] = open.map(({ createdAt }) => createdAt).toSorted()
  if (oldest === undefined) return { seen: 0, moved: 0 }
  const references = new Set(open.map(({ reference }) => reference))
  const found = await lookUp(context, provider, references, new Date(oldest))
  let moved = 0
  for (const payment of open) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each may ask the provider
    const after = await resolve(context, provider, payment, found.get(payment.reference) ?? [])
    if (after !== payment.status) moved += 1
  }
  return { seen: open.length, moved }
}

async function resolve(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  found: readonly ProviderTransaction[],
): Promise<Payment['status']> {
  if (found.length > 0) {
    const { status } = await assess(context, provider, payment, found, 'sweep')
    return status
  }
  const age = context.clock.now().getTime() - new Date(payment.updatedAt).getTime()
  if (age < givenUpAfterMs[payment.channel]) return payment.status
  const isGivenUp = await transition(context, payment, { to: 'failed', cause: 'sweep' })
  return isGivenUp ? 'failed' : payment.status
}
