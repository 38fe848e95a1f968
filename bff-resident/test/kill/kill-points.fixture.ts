import type { PaymentStatus } from '@portal/core/ledger/rules'
import { holdTable, type KillableCity } from '@portal/local/testing'

/** Stops every worker that reaches this point. */
export interface Brake {
  pull(): Promise<void>
  /** How many it has stopped. */
  stopped(): Promise<number>
  /** They go on, as far as they are still alive. */
  release(): Promise<void>
}

/** Between the statements of one transaction: the earlier ones are not committed. */
export function writing(city: KillableCity, table: string): Brake {
  let held: Awaited<ReturnType<typeof holdTable>> | undefined
  return {
    async pull() {
      held = await holdTable(city.databaseUrl, table)
    },
    stopped: async () => held?.waiting() ?? 0,
    release: async () => held?.release(),
  }
}

/** After a transaction was committed, before its worker knows. */
export const written = ({ gate }: KillableCity, statement: string): Brake => ({
  pull: async () => gate.hold(statement),
  stopped: async () => gate.held(),
  release: async () => gate.open(),
})

/** With the provider, which has the order. */
export function ordered(city: KillableCity, fault: 'held-before' | 'held-after', times = 2): Brake {
  const control = (path: string, options?: RequestInit) =>
    fetch(`${city.origins.payments}/emulator/faults${path}`, {
      ...options,
      headers: { connection: 'close' },
    })
  return {
    async pull() {
      const order = { request: 'createTransactionRequest', fault, times }
      await control('', { method: 'POST', body: JSON.stringify(order) })
    },
    async stopped() {
      // The emulator's own shape.
      return ((await (await control('/held')).json()) as { count: number }).count
    },
    async release() {
      // A killed worker no longer blocks others.
      await control('', { method: 'DELETE' }).catch(() => {})
    },
  }
}

/**
 * Sent to us to be charged; paid on the provider's page and reported by a webhook, or found by the
 * sweep.
 */
export type Way = 'sent' | 'webhook' | 'swept'

/** How two payments come to their point, and how they stand there. */
interface Point {
  readonly brake: (city: KillableCity) => Brake
  readonly way: Way
  /** How many of the two stand there at once. */
  readonly stopped: number
  /** Both as in our books; null if they are not in them yet. */
  readonly status: PaymentStatus | null
  /** Whether the provider has the money of both. */
  readonly isCharged: boolean
}

/** Two people pay at once. */
const sent = { way: 'sent', stopped: 2 } as const

/** The eight points of a payment at which something dies, in the order in which a payment passes them. */
export const points = {
  'its claim is being written': {
    brake: (city) => writing(city, 'payment_events'),
    ...sent,
    status: null,
    isCharged: false,
  },
  'its claim is written': {
    brake: (city) => written(city, 'insert into \\"payments\\"'),
    ...sent,
    status: 'submitted',
    isCharged: false,
  },
  'the provider has its order': {
    brake: (city) => ordered(city, 'held-before'),
    ...sent,
    status: 'submitted',
    isCharged: false,
  },
  'the provider has taken it': {
    brake: (city) => ordered(city, 'held-after'),
    ...sent,
    status: 'submitted',
    isCharged: true,
  },
  'its approval is being written': {
    brake: (city) => writing(city, 'utility_payments'),
    ...sent,
    status: 'submitted',
    isCharged: true,
  },
  'its approval is written': {
    brake: (city) => written(city, 'update \\"payments\\" p set status'),
    ...sent,
    status: 'approved',
    isCharged: true,
  },
  'a webhook reports it': {
    brake: (city) => written(city, 'insert into \\"payment_notices\\"'),
    way: 'webhook',
    stopped: 1,
    status: 'submitted',
    isCharged: true,
  },
  'the sweep concludes it': {
    brake: (city) => writing(city, 'utility_payments'),
    way: 'swept',
    stopped: 1,
    status: 'submitted',
    isCharged: true,
  },
} as const satisfies Readonly<Record<string, Point>>

export type PointName = keyof typeof points

// The names of the table just above.
export const pointNames = Object.keys(points) as readonly PointName[]
