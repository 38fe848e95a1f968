import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { chargeAll, isChargingOpen } from './charge-all.ts'
import type { ChargeOutcome } from './charge-one.ts'
import { cityDay } from './charge-plan.ts'
import { claimCharges, countDueCharges, keyOf, shardSize } from './claim-charges.ts'
import { autopayCaller } from './due.ts'
import { settleCharges } from './settle-charges.ts'

/** Shards started per minute. */
const shardsPerRun = 100

/** Charges by outcome. */
export type ShardReport = Record<ChargeOutcome['kind'], number> & { claimed: number }

/** Shards of charges due now: the number of queue messages to send. */
export async function countAutopayShards(context: Context): Promise<number> {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const [isNow, waiting] = await Promise.all([
    isChargingOpen(context),
    countDueCharges(context, today, shardSize * shardsPerRun),
  ])
  return isNow ? Math.ceil(waiting / shardSize) : 0
}

/**
 * Charges one shard of today's. A crash charges nothing twice and loses nothing: claims expire
 * after ten minutes, and payments show the results.
 */
export async function runAutopayShard(
  context: Context,
  provider: PaymentProvider,
): Promise<ShardReport> {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const report = { claimed: 0, paid: 0, declined: 0, skipped: 0, postponed: 0, open: 0 }
  if (!(await isChargingOpen(context))) return report
  const charges = await claimCharges(context, today)
  report.claimed = charges.length
  const jobs = charges.map((charge) => ({
    charge,
    planned: charge,
    way: {
      channel: 'autopay',
      caller: autopayCaller,
      key: keyOf(charge),
      description: 'Autopay.Description',
    } as const,
  }))
  const results = await chargeAll(context, provider, jobs)
  for (const { outcome } of results) report[outcome.kind] += 1
  await settleCharges(context, results, today)
  return report
}
