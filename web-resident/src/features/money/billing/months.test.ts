import { expect, test } from 'vitest'
import { picture, roundUp } from './months.ts'

test('an axis ends at the next round amount', () => {
  expect([0, 900, 1001, 6120, 9999, 10_000, 10_001, 45_000].map(roundUp)).toEqual([
    1000, 1000, 1500, 8000, 10_000, 10_000, 15_000, 50_000,
  ])
})

test('bars run from the oldest month to the newest and stand on the ground', () => {
  const { topCents, months, bars } = picture([
    { month: '2026-11', billedAmount: 80, paidAmount: -5 },
    { month: '2026-10', billedAmount: 20, paidAmount: 40 },
  ])
  expect([topCents, months]).toEqual([8000, ['2026-10', '2026-11']])
  expect(bars.map(({ kind, height }) => [kind, height])).toEqual([
    ['billed', 25],
    ['paid', 50],
    ['billed', 100],
    ['paid', 0],
  ])
  for (const { x, y, width, height } of bars) {
    expect(y + height).toBe(100)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(120)
  }
})

test('a year without amounts is a valid chart', () => {
  const { bars } = picture([{ month: '2026-11', billedAmount: 0, paidAmount: 0 }])
  expect(bars.map(({ height }) => height)).toEqual([0, 0])
})
