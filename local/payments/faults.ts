import { z } from 'zod'

/** How a call may go wrong. */
export const callFaults = [
  'timeout-before',
  'timeout-after',
  // Until the orders are withdrawn.
  'held-before',
  'held-after',
  'answer-twice',
  'too-many',
  'broken',
  'slow',
] as const

export type CallFault = (typeof callFaults)[number]

export const faultOrder = z.strictObject({
  /** The request that goes wrong, such as `createTransactionRequest`. */
  request: z.string(),
  fault: z.enum(callFaults),
  times: z.number().int().min(1).default(1),
  /** How slow, in milliseconds. */
  ms: z.number().int().min(0).default(0),
})

type FaultOrder = z.output<typeof faultOrder>

/** What has been ordered to go wrong, the oldest order first. */
export function newFaults() {
  let orders: FaultOrder[] = []
  let waiting: (() => void)[] = []
  return {
    order(order: FaultOrder): void {
      orders.push(order)
    },
    /** Removes all faults; held requests go on. */
    clear(): void {
      orders = []
      for (const goOn of waiting) goOn()
      waiting = []
    },
    /** What waits to go wrong, the oldest order first. */
    ordered: (): readonly FaultOrder[] => orders,
    /** How many are held. */
    held: (): number => waiting.length,
    /** Resolves when the orders are withdrawn. */
    hold: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    /** What goes wrong with the next call of this name; each order lasts as often as it says. */
    take(request: string): FaultOrder | null {
      const order = orders.find((one) => one.request === request)
      if (!order) return null
      order.times -= 1
      if (order.times === 0) orders = orders.filter((one) => one !== order)
      return order
    },
  }
}

export type Faults = ReturnType<typeof newFaults>
