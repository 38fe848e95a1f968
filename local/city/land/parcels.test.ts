import { expect, test } from 'vitest'
import { defaultCity } from '@portal/core/city'
import { isInOutline } from '@portal/core/parcels/rules'
import { demoParcels } from './parcels.ts'
import { demoStreets } from './streets.ts'

const parcels = demoParcels()
const streets = demoStreets()
const { south, north, west, east } = defaultCity.map.box

test('everything lies inside the box of the city’s map', () => {
  const points = [
    ...parcels.flatMap(({ outline }) => outline.flat(2)),
    ...streets.flatMap(({ line }) => line),
  ]
  for (const [longitude, latitude] of points) {
    expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true)
  }
})

test('every address exists once, on a street that exists, and every street has addresses', () => {
  const addresses = parcels.map((parcel) => `${parcel.streetNumber} ${parcel.streetName}`)
  expect(new Set(addresses).size).toBe(parcels.length)
  expect(new Set(parcels.map(({ streetName }) => streetName))).toEqual(
    new Set(streets.map(({ name }) => name)),
  )
})

test('even numbers stand north and east of their street, odd ones south and west', () => {
  for (const { streetName, streetNumber, latitude, longitude } of parcels) {
    const [start, end] = streets.find(({ name }) => name === streetName)?.line ?? []
    if (!start || !end) throw new Error(`${streetName} has no line`)
    const isBeyond = start[1] === end[1] ? latitude > start[1] : longitude > start[0]
    expect(streetNumber % 2 === 0).toBe(isBeyond)
  }
})

test('outlines are closed rings around their parcel, some with holes or several parts', () => {
  for (const { outline, latitude, longitude } of parcels) {
    for (const ring of outline.flat()) {
      expect(ring).toHaveLength(5)
      expect(ring[4]).toEqual(ring[0])
    }
    expect(isInOutline({ latitude, longitude }, outline)).toBe(true)
  }
  expect(parcels.some(({ outline }) => outline.length > 1)).toBe(true)
  expect(parcels.some(({ outline }) => outline.some((part) => part.length > 1))).toBe(true)
})
