import { describe, expect, it } from 'vitest'
import { paidElsewhere } from './paid-elsewhere.ts'

const paid = (reference: string) => ({
  accountNumber: '1001-5001',
  reference,
  type: 'Portal',
  paymentAmount: 50,
  paymentDate: '2026-11-20',
  isPending: false,
})

describe('payments made elsewhere', () => {
  it('leaves out the person’s payments in the portal, and their reversals', () => {
    const own = [{ reference: 'P0000000000000000001' }]
    const all = ['P0000000000000000001', 'P0000000000000000001-R', 'C-1'].map(paid)
    expect(paidElsewhere(all, own).map(({ reference }) => reference)).toEqual(['C-1'])
  })

  it('keeps another owner’s payment in the portal', () => {
    const all = [paid('P0000000000000000002')]
    expect(paidElsewhere(all, [{ reference: 'P0000000000000000001' }])).toEqual(all)
  })
})
