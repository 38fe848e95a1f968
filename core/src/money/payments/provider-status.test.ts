import { describe, expect, it } from 'vitest'
import { isPaid } from '../ledger/rules.ts'
import { statusBy } from './provider-status.ts'

describe('what the provider says', () => {
  it.each([
    ['captured', 'approved'],
    ['settled', 'settled'],
    ['held', 'unknown'],
    ['declined', 'declined'],
    ['voided', 'voided'],
    ['failed', 'failed'],
    ['returned', 'failed'],
    // A refund says nothing about its charge.
    ['refund-pending', null],
    ['refunded', null],
  ] as const)('%s stands here as %s', (word, status) => {
    expect(statusBy[word]).toBe(status)
  })

  it('is never paid by what is held, declined or reversed', () => {
    const words = (['held', 'declined', 'voided', 'failed', 'returned'] as const).map(
      (word) => statusBy[word],
    )
    expect(words.filter((status) => status !== null && isPaid(status))).toEqual([])
  })
})
