import { centsOf } from '@portal/core/kernel/rules'
import type { BillingHistory } from './queries.ts'

/** In a 120 by 100 plane, from its upper left. */
export interface Bar {
  readonly month: string
  readonly kind: 'billed' | 'paid'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface MonthsPicture {
  /** The axis's upper end, in cents. */
  readonly topCents: number
  /** As `2026-11`, oldest first. */
  readonly months: readonly string[]
  readonly bars: readonly Bar[]
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The axis's end: the next round amount, in cents. */
export function roundUp(cents: number): number {
  const dollars = Math.max(cents / 100, 10)
  const power = 10 ** Math.floor(Math.log10(dollars))
  const step = steps.find((one) => one * power >= dollars - 1e-9) ?? 10
  return Math.round(step * power * 100)
}

const plane = { width: 120, height: 100 } as const

/** From months, newest first; refunds have no bar. */
export function picture(
  history: readonly BillingHistory['historyMonthly'][number][],
): MonthsPicture {
  const months = history.toReversed()
  const sums = months.flatMap(({ billedAmount, paidAmount }) => [billedAmount, paidAmount])
  const topCents = roundUp(centsOf(Math.max(0, ...sums)))
  const room = plane.width / Math.max(months.length, 1)
  const bar = (month: string, at: number, kind: Bar['kind'], dollars: number): Bar => {
    const height = (Math.max(centsOf(dollars), 0) / topCents) * plane.height
    // Two bars of a third each, and a sixth of room on either side.
    const x = room * (at + (kind === 'billed' ? 1 / 6 : 1 / 2))
    return { month, kind, x, y: plane.height - height, width: room / 3, height }
  }
  return {
    topCents,
    months: months.map(({ month }) => month),
    bars: months.flatMap(({ month, billedAmount, paidAmount }, at) => [
      bar(month, at, 'billed', billedAmount),
      bar(month, at, 'paid', paidAmount),
    ]),
  }
}
