import { isBillPayOpen, readMaintenance } from '../../content/alerts/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { ChargeOutcome } from './charge-one.ts'
import { cityDay } from './charge-plan.ts'

/** Connections that the platform opens in parallel per invocation. */
const atOnce = 6
/** After this many timeouts in a row the run stops; a later run charges the rest. */
const maxUnanswered = 6
export interface ChargeResult<Charge> {
  readonly charge: Charge
  readonly outcome: ChargeOutcome
}

/** By day, and while bills can be paid; the rest waits for a later run. */
export async function isChargingOpen(context: Context): Promise<boolean> {
  const now = context.clock.now()
  if (!cityDay(now, context.city.timeZone).isAtWork) return false
  return isBillPayOpen(await readMaintenance(context), now)
}

/** Charges in parallel, as far as the platform allows; stops when the provider stops responding. */
export async function chargeAll<Charge>(
  charges: readonly Charge[],
  make: (charge: Charge) => Promise<ChargeOutcome>,
): Promise<readonly ChargeResult<Charge>[]> {
  const results: ChargeResult<Charge>[] = []
  const waiting = charges.values()
  let unanswered = 0
  const work = async (): Promise<void> => {
    for (const charge of waiting) {
      if (unanswered >= maxUnanswered) return
      // oxlint-disable-next-line no-await-in-loop -- as many side by side as the platform allows
      const outcome = await make(charge)
      unanswered = outcome.kind === 'open' ? unanswered + 1 : 0
      results.push({ charge, outcome })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
