import { isBillPayOpen, readMaintenance } from '../alerts/index.ts'
import type { Context } from '../kernel/context.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { chargeOne, type ChargeOutcome } from './charge-one.ts'
import { cityDay } from './charge-plan.ts'
import { claimCharges, countDueCharges, shardSize } from './claim-charges.ts'
import { type MadeCharge, settleCharges } from './settle-charges.ts'

/** The platform opens so many connections at once for one invocation. */
const atOnce = 6
/** After so many without an answer in a row the provider is left alone; the rest comes back by itself. */
const mostUnanswered = 6
/** So many shards at most are begun in one minute. */
const shardsPerRun = 100

/** What a shard did, by outcome. */
export type ShardReport = Record<ChargeOutcome['kind'], number> & { claimed: number }

/** Whether charges are made now: by day, and while bills can be paid; what is not made now is made later. */
async function isOpen(context: Context): Promise<boolean> {
  const now = context.clock.now()
  if (!cityDay(now, context.city.timeZone).isAtWork) return false
  return isBillPayOpen(await readMaintenance(context), now)
}

/** How many shards of charges wait to be made now: for so many the queue is told. */
export async function countAutopayShards(context: Context): Promise<number> {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const [isNow, waiting] = await Promise.all([
    isOpen(context),
    countDueCharges(context, today, shardSize * shardsPerRun),
  ])
  return isNow ? Math.ceil(waiting / shardSize) : 0
}

/**
 * Charges a shard of what is due today: claims it, charges each by the payment machine, notes what came of
 * it. Killed at any point, nothing is charged twice and nothing is forgotten: what was claimed comes back
 * after ten minutes, and its payment says how far it came.
 */
export async function runAutopayShard(
  context: Context,
  provider: PaymentProvider,
): Promise<ShardReport> {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const report = { claimed: 0, paid: 0, declined: 0, skipped: 0, postponed: 0, open: 0 }
  if (!(await isOpen(context))) return report
  const charges = await claimCharges(context, today)
  report.claimed = charges.length
  const made: MadeCharge[] = []
  const waiting = charges.values()
  let unanswered = 0
  const work = async (): Promise<void> => {
    for (const charge of waiting) {
      if (unanswered >= mostUnanswered) return
      // oxlint-disable-next-line no-await-in-loop -- as many side by side as the platform allows
      const outcome = await chargeOne(context, provider, charge)
      unanswered = outcome.kind === 'open' ? unanswered + 1 : 0
      report[outcome.kind] += 1
      made.push({ charge, outcome })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await settleCharges(context, made, today)
  return report
}
