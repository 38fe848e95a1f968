import { expect, test } from 'vitest'
import { isAddressTyped, mapView, scaleOf } from './rules.ts'

test.each([
  ['100 Millrace St', true],
  ['100 MILLRACE street, Elgin, IL', true],
  ['100 millrace', true],
  ['100 Mill', false],
  ['10 Millrace St', false],
  ['1000 Millrace St', false],
  ['100 Milrace St', false],
  ['Millrace St', false],
  ['100', false],
  ['', false],
])('%j is 100 Millrace St: %s', (typed, isSame) => {
  expect(isAddressTyped(typed, '100 Millrace St')).toBe(isSame)
})

test('parcels of the Midwest are drawn from zoom 16 on', () => {
  expect(scaleOf(16, 42.04)).toBeLessThanOrEqual(mapView.layerScale)
  expect(scaleOf(15, 42.04)).toBeGreaterThan(mapView.layerScale)
})
