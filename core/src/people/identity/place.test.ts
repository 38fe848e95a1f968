import { expect, it } from 'vitest'
import { placeName, placeOf } from './place.ts'

it.each([
  [{ city: 'Elgin', region: 'Illinois', country: 'US' }, 'Elgin, Illinois, US'],
  // A city that is its own region is named once.
  [{ city: 'Berlin', region: 'Berlin', country: 'DE' }, 'Berlin, DE'],
  [{ country: 'MX' }, 'MX'],
  [{ city: 'Elgin' }, null],
  [{ city: 7, region: null, country: 'US' }, 'US'],
  [{ country: 'T1' }, null],
  [{}, null],
  [undefined, null],
])('of %j the place is %j', (platform, place) => {
  expect(placeOf(platform)).toBe(place)
})

it('is kept short however long the names are', () => {
  const place = placeOf({ city: 'x'.repeat(1000), country: 'US' })
  expect(place).toHaveLength(200)
  expect(place).toMatch(/x, US$/)
})

it.each([
  ['Elgin, Illinois, US', 'Elgin, Illinois, United States', 'Elgin, Illinois, Estados Unidos'],
  ['Washington, D.C., US', 'Washington, D.C., United States', 'Washington, D.C., Estados Unidos'],
  ['MX', 'Mexico', 'México'],
  ['XQ', null, null],
  ['somewhere', null, null],
  [null, null, null],
])('%j reads %j in English and %j in Spanish', (place, en, es) => {
  expect([placeName(place, 'en'), placeName(place, 'es')]).toEqual([en, es])
})
