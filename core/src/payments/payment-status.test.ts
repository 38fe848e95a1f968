import { describe, expect, it } from 'vitest'
import { isPaid, paymentStatuses, paymentSteps, statusBy, stepsTo } from './payment-status.ts'

describe('a payment', () => {
  it('is paid only after it was submitted, whatever happens in between', () => {
    expect(stepsTo('submitted')).toEqual(['created'])
    expect(paymentSteps.created.filter(isPaid)).toEqual([])
  })

  it('stays where it ended', () => {
    const ends = paymentStatuses.filter((status) => paymentSteps[status].length === 0)
    expect(ends).toEqual(['voided', 'refunded'])
  })

  it('is paid when the provider shows it, whatever was concluded before', () => {
    expect(stepsTo('approved')).toEqual(['submitted', 'declined', 'unknown', 'failed'])
  })

  it('is given back only when it was settled', () => {
    expect(stepsTo('refunded')).toEqual(['settled'])
  })

  it('is never shown paid by what is held, declined or taken back', () => {
    const words = (['held', 'declined', 'voided', 'failed', 'returned'] as const).map(
      (word) => statusBy[word],
    )
    expect(words.filter((status) => status !== null && isPaid(status))).toEqual([])
  })
})
