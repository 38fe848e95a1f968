import { expect, it } from 'vitest'
import { cardErrors } from './card-fields.ts'

const right = {
  cardNumber: '4111111111111111',
  month: '12',
  year: '2040',
  cardCode: '900',
  zip: '60120',
  fullName: 'Rosa Vega',
}

it('a card that is filled in has no errors', () => {
  expect(cardErrors(right)).toEqual([])
})

it.each([
  [{ cardNumber: '' }, 'cardNumber', 'Required'],
  [{ cardNumber: '4111' }, 'cardNumber', 'Invalid'],
  [{ cardCode: '12' }, 'cardCode', 'Invalid'],
  [{ zip: '6012' }, 'zip', 'Invalid'],
  [{ month: '' }, 'month', 'Required'],
  [{ fullName: ' ' }, 'fullName', 'Required'],
])('%j is refused at its field', (change, field, kind) => {
  expect(cardErrors({ ...right, ...change })).toEqual([{ field, kind }])
})
