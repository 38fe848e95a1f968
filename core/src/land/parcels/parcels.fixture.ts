import type { Database } from '../../platform/database/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { boxOf, type Outline, type Ring } from './outline.ts'
import { parcels, streets } from './parcels.sql.ts'

type NewParcel = typeof parcels.$inferInsert

export const rectangle = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Somewhere in the city. */
const anywhere: Outline = [[rectangle(-88.3, 42.09, -88.299, 42.091)]]

export function fixtureParcel(given: Partial<NewParcel>): NewParcel {
  const id = newId<'parcel'>()
  const { outline = anywhere } = given
  const box = boxOf(outline)
  return {
    id,
    parcelNumber: id,
    streetNumber: 100,
    streetName: 'Fixture',
    streetSuffix: 'St',
    zip: '60120',
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
    outline,
    ...box,
    refusePickupDay: 'Monday',
    leafDistrict: 'A',
    primaryZoning: 'NB Neighborhood Business',
    currentLandUse: 'Retail',
    schoolDistrict: 'U-46',
    countyBoardDistrict: '1',
    stateRepresentativeDistrict: '43',
    stateSenateDistrict: '22',
    usCongressionalDistrict: '8',
    waterBillingCycleDates: '1st to 4th',
    ...given,
  }
}

/** Puts a parcel, and its street. */
export const parcelsIn =
  (database: Database) =>
  async (given: Partial<NewParcel> = {}) => {
    const parcel = fixtureParcel(given)
    const { streetName: name, streetSuffix: suffix } = parcel
    await database.write((builder) => [
      builder.insert(parcels).values(parcel),
      builder.insert(streets).values({ id: newId<'street'>(), name, suffix, line: [] }),
    ])
    return parcel.id
  }
