import { expect, it } from 'vitest'
import { peopleTerm } from './people-term.ts'

it.each([
  ['  María  GARCÍA ', { words: ['maria', 'garcia'], beginning: 'maria garcia', phone: '' }],
  ["O'Brien", { words: ['o', 'brien'], beginning: 'o brien' }],
  ['(847) 555-0123', { words: ['8475550123'], phone: '8475550123' }],
  ['1 847 555 0123', { words: ['8475550123'], phone: '8475550123' }],
  ['rosa.vega@mail.example', { words: ['rosa', 'vega'], email: 'rosa.vega@mail.example' }],
  ['Rosa.Vega@', { words: ['rosa', 'vega'], email: null }],
  ['214 Oak St', { words: ['214', 'oak', 'st'], email: null }],
  ['#337', { requestNumber: '00000337' }],
  ['00000337', { requestNumber: '00000337', words: ['00000337'] }],
  ['123456789', { requestNumber: null }],
  ['p0123456789ABCDEFGHJK', { paymentReference: null }],
  ['p0123456789ABCDEFGHJ', { paymentReference: 'P0123456789ABCDEFGHJ' }],
  ['01001-5001', { account: { customerId: '1001', locationId: '5001' } }],
  ['al jo', { words: [], beginning: 'al jo' }],
  ['', { words: [], beginning: '' }],
])('%j is parsed', (typed, expected) => {
  expect(peopleTerm(typed)).toMatchObject(expected)
})
