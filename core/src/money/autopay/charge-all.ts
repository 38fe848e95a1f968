import { isBillPayOpen, readMaintenance } from '../../content/alerts/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { chargeTogether, type PaymentProvider } from '../payments/index.ts'
import {
  type ChargeMode,
  type ChargeOutcome,
  decided,
  jobCharge,
  outcomeOf,
  type PlannedCharge,
} from './charge-one.ts'
import { cityDay } from './charge-plan.ts'

/** Charges claimed in one round trip; the last is sent well before the sweep gives payments up. */
const groupSize = 25
/** Groups side by side: one calls the provider while the other one's rows are written. */
const lanes = 2
/** Connections that the platform opens in parallel per invocation. */
const atOnce = 6
/** After this many timeouts in a row the run stops; a later run charges the rest. */
const maxUnanswered = 6

export interface ChargeResult<Charge> {
  readonly charge: Charge
  readonly outcome: ChargeOutcome
}

export interface ChargeJob<Charge> {
  readonly charge: Charge
  readonly planned: PlannedCharge
  readonly way: ChargeMode
}

/** By day, and while bills can be paid; the rest waits for a later run. */
export async function isChargingOpen(context: Context): Promise<boolean> {
  const now = context.clock.now()
  if (!cityDay(now, context.city.timeZone).isAtWork) return false
  return isBillPayOpen(await readMaintenance(context), now)
}

function* groupsOf<Job>(jobs: readonly Job[]): Generator<readonly Job[]> {
  for (let at = 0; at < jobs.length; at += groupSize) yield jobs.slice(at, at + groupSize)
}

/** Charges in parallel, as far as the platform allows; stops when the provider stops responding. */
export async function chargeAll<Charge>(
  context: Context,
  provider: PaymentProvider,
  jobs: readonly ChargeJob<Charge>[],
): Promise<readonly ChargeResult<Charge>[]> {
  const results: ChargeResult<Charge>[] = []
  const toMake: ChargeJob<Charge>[] = []
  for (const job of jobs) {
    const outcome = decided(job.planned)
    if (outcome) results.push({ charge: job.charge, outcome })
    else toMake.push(job)
  }
  let unanswered = 0
  const pace = {
    atOnce: atOnce / lanes,
    isOver: () => unanswered >= maxUnanswered,
    onAnswer: (isKnown: boolean) => {
      unanswered = isKnown ? 0 : unanswered + 1
    },
  }
  const waiting = groupsOf(toMake)
  const lane = async (): Promise<void> => {
    for (const group of waiting) {
      const charges = group.map(({ planned, way }) => jobCharge(context, planned, way))
      // oxlint-disable-next-line no-await-in-loop -- a lane makes one group after the other
      const made = await chargeTogether(context, provider, charges, pace)
      for (const { charge, way } of group) {
        const result = made.get(way.key)
        if (result) results.push({ charge, outcome: outcomeOf(result) })
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
