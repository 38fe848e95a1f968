import { z } from 'zod'

export const callFaults = [
  'timeout-before',
  'timeout-after',
  // Until the faults are cleared.
  'held-before',
  'held-after',
  'answer-twice',
  'too-many',
  'broken',
  'slow',
] as const

export type CallFault = (typeof callFaults)[number]

export const faultOrder = z.strictObject({
  /** For example `createTransactionRequest`. */
  request: z.string(),
  fault: z.enum(callFaults),
  times: z.number().int().min(1).default(1),
  ms: z.number().int().min(0).default(0),
})

type FaultOrder = z.output<typeof faultOrder>

/** Injected faults, oldest first. */
export function newFaults() {
  let orders: FaultOrder[] = []
  let waiting: (() => void)[] = []
  return {
    order(order: FaultOrder): void {
      orders.push(order)
    },
    /** Removes all faults and resumes held requests. */
    clear(): void {
      orders = []
      for (const goOn of waiting) goOn()
      waiting = []
    },
    ordered: (): readonly FaultOrder[] => orders,
    held: (): number => waiting.length,
    hold: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    /** The fault for the next call of this request; each is used as often as ordered. */
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
