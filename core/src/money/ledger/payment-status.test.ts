import { describe, expect, it } from 'vitest'
import {
  isPaid,
  isPaymentStatus,
  paymentStatuses,
  paymentSteps,
  stepsTo,
} from './payment-status.ts'

describe('a text', () => {
  it('names a status when it is the name of one, whole', () => {
    expect(['settled', 'created', 'failed'].filter(isPaymentStatus)).toHaveLength(3)
    expect(['', 'paid', 'Settled', 'settle', 'toString'].filter(isPaymentStatus)).toEqual([])
  })
})

describe('a payment', () => {
  it('is ended by a void while its day is open, by a refund after it, and never by both', () => {
    expect(stepsTo('voided')).toEqual(['approved'])
    expect(paymentSteps.settled).not.toContain('voided')
    expect(paymentSteps.approved).not.toContain('refunded')
  })

  it('settles from every status in which the provider may show it settled', () => {
    expect(stepsTo('settled')).toEqual(['submitted', 'approved', 'declined', 'unknown', 'failed'])
  })

  it('fails while it is open and after it was paid, and is declined or unknown only while open', () => {
    expect(stepsTo('failed')).toEqual(['created', 'submitted', 'approved', 'settled', 'unknown'])
    expect(stepsTo('declined')).toEqual(['submitted', 'unknown'])
    expect(stepsTo('unknown')).toEqual(['submitted'])
    expect(stepsTo('created')).toEqual([])
  })

  it('is paid only after it was submitted, for any events in between', () => {
    expect(stepsTo('submitted')).toEqual(['created'])
    expect(paymentSteps.created.filter(isPaid)).toEqual([])
  })

  it('stays in a final status', () => {
    const ends = paymentStatuses.filter((status) => paymentSteps[status].length === 0)
    expect(ends).toEqual(['voided', 'refunded'])
  })

  it('is paid when the provider shows it, even after we marked it failed or declined', () => {
    expect(stepsTo('approved')).toEqual(['submitted', 'declined', 'unknown', 'failed'])
  })

  it('is refunded only when it was settled', () => {
    expect(stepsTo('refunded')).toEqual(['settled'])
  })
})
