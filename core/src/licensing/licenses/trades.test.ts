import { expect, it } from 'vitest'
import { fitsTrades, tradeErrors, tradesOf } from './trades.ts'

it.each([
  [['roofing'], ['general', 'roofing'], true],
  [['plumbing'], ['general', 'roofing'], false],
  [['plumbing', 'mechanical'], ['mechanical'], true],
  [[], ['electrical'], true],
  [['concrete'], [], true],
] as const)('a contractor for %j may do work for %j: %s', (licensed, wanted, fits) => {
  expect(fitsTrades(licensed, wanted)).toBe(fits)
})

it('a contractor has a trade, and no other license has one', () => {
  expect(tradeErrors('contractor', [])).toEqual([{ field: 'trades', kind: 'Required' }])
  expect(tradeErrors('contractor', ['roofing'])).toEqual([])
  expect(tradeErrors('retail', [])).toEqual([])
  expect(tradeErrors('retail', ['roofing'])).toEqual([{ field: 'trades', kind: 'Invalid' }])
})

it('trades that do not exist, or are named twice, do not count', () => {
  expect(tradesOf(['roofing', 'magic', 'general', 'roofing'])).toEqual(['general', 'roofing'])
})
