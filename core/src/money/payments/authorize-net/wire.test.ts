import { describe, expect, it } from 'vitest'
import { at, listAt, maskedMethod, statusAt, textAt, transactionOf } from './wire.ts'

const unavailable = { kind: 'unavailable', code: 'Payment.ProviderUnavailable' }
const summary = {
  transId: '6001',
  invoiceNumber: 'P1',
  transactionStatus: 'settledSuccessfully',
  settleAmount: 61.2,
  accountType: 'Visa',
  accountNumber: 'XXXX1111',
}

describe('a transaction of the provider’s lists', () => {
  it('is read with its sum in cents and four digits of its number', () => {
    expect(transactionOf(summary)).toEqual({
      transactionId: '6001',
      reference: 'P1',
      status: 'settled',
      amount: 6120,
      method: { kind: 'card', brand: 'Visa', last4: '1111' },
    })
  })

  // Authorize.Net, Transaction Reporting, transactionStatus.
  it.each([
    ['authorizedPendingCapture', 'held'],
    ['FDSPendingReview', 'held'],
    ['FDSAuthorizedPendingReview', 'held'],
    ['underReview', 'held'],
    ['capturedPendingSettlement', 'captured'],
    // Not voided: it is still captured.
    ['couldNotVoid', 'captured'],
    ['settledSuccessfully', 'settled'],
    ['declined', 'declined'],
    ['failedReview', 'declined'],
    ['voided', 'voided'],
    ['expired', 'failed'],
    ['generalError', 'failed'],
    ['communicationError', 'failed'],
    ['settlementError', 'failed'],
    ['returnedItem', 'returned'],
    ['refundPendingSettlement', 'refund-pending'],
    ['refundSettledSuccessfully', 'refunded'],
  ])('that is %s is %s', (word, status) => {
    expect(transactionOf({ ...summary, transactionStatus: word }).status).toBe(status)
  })

  it.each([
    ['a word that is new to us', { transactionStatus: 'chargeback' }],
    ['no status', { transactionStatus: undefined }],
    ['no sum', { settleAmount: undefined }],
    ['a sum that is none', { settleAmount: '61,20 $' }],
  ])('with %s cannot be read', (_what, over) => {
    expect(() => transactionOf({ ...summary, ...over })).toThrow(
      expect.objectContaining(unavailable),
    )
  })
})

describe('a value in a reply', () => {
  const answer = { a: { list: [{ n: 7 }, 'x'], text: 'word', none: null, yes: true } }

  it('is found by its path, or undefined', () => {
    expect(textAt(answer, 'a', 'text')).toBe('word')
    expect(textAt(answer, 'a', 'list', 0, 'n')).toBe('7')
    for (const path of [['a', 'none'], ['a', 'yes'], ['b'], ['a', 'text', 'length', 'x'], ['a']])
      expect(textAt(answer, ...path)).toBe('')
    expect(at(null, 'a')).toBeUndefined()
    expect(at('text', 'length')).toBeUndefined()
  })

  it('is a list, or an empty one', () => {
    expect(listAt(answer, 'a', 'list')).toHaveLength(2)
    expect(listAt(answer, 'a', 'text')).toEqual([])
    expect(listAt(answer, 'b')).toEqual([])
  })

  it('takes no object property for a status', () => {
    expect(() => statusAt({ s: '' }, 's')).toThrow(expect.objectContaining(unavailable))
  })
})

it('a bank account is one however its type is written; its last four digits are kept', () => {
  for (const type of ['eCheck', 'ECHECK', 'echeck'])
    expect(maskedMethod(type, 'XXXX6789')).toEqual({
      kind: 'bank',
      brand: 'Checking',
      last4: '6789',
    })
  expect(maskedMethod('MasterCard', 'XXXX0015')).toEqual({
    kind: 'card',
    brand: 'MasterCard',
    last4: '0015',
  })
})
