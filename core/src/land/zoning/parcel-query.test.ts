import { expect, it } from 'vitest'
import { parcelQueryOf } from './parcel-query.ts'

it.each([
  ['100 Millrace St', { number: '100', street: 'millrace st', zip: '', unit: '' }],
  [
    '100 Millrace Street, Elgin, IL 60120',
    { number: '100', street: 'millrace st', zip: '60120', unit: '' },
  ],
  [
    '100 Millrace St Apt 2, Elgin, IL 60120-1234',
    { number: '100', street: 'millrace st', zip: '60120', unit: '2' },
  ],
  ['100 Millrace St #2B 60120', { number: '100', street: 'millrace st', zip: '60120', unit: '2B' }],
  ['100 Millrace St, Unit 2', { number: '100', street: 'millrace st', zip: '', unit: '2' }],
  ['12 O’Brien Road', { number: '12', street: 'obrien rd', zip: '', unit: '' }],
  ["12 O'Brien Rd", { number: '12', street: 'obrien rd', zip: '', unit: '' }],
  ['7 Muñoz Ave', { number: '7', street: 'munoz ave', zip: '', unit: '' }],
  ['60120', { number: '', street: '', zip: '60120', unit: '' }],
  ['Millrace', { number: '', street: 'millrace', zip: '', unit: '' }],
  ['', { number: '', street: '', zip: '', unit: '' }],
])('%j is read', (text, query) => {
  expect(parcelQueryOf(text)).toEqual(query)
})
