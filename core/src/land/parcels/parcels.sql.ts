import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, json } from '../../platform/database/columns.ts'

/** For the map and the address search. */
export const streets = pgTable('streets', {
  id: id(),
  name: text().notNull(),
  suffix: text().notNull(),
  /** GeoJSON LineString coordinates: [longitude, latitude] pairs in degrees. */
  line: json<readonly (readonly [number, number])[]>().notNull(),
})

/** With their address (spec: LandParcel). */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    parcelNumber: text().notNull().unique(),
    streetNumber: integer().notNull(),
    streetName: text().notNull(),
    streetSuffix: text().notNull(),
    unit: text(),
    zip: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** GeoJSON Polygon ring: [longitude, latitude] pairs in degrees. */
    outline: json<readonly (readonly [number, number])[]>().notNull(),
    refusePickupDay: text().notNull(),
    leafDistrict: text().notNull(),
    primaryZoning: text().notNull(),
    currentLandUse: text().notNull(),
    historicDistrict: text(),
    schoolDistrict: text().notNull(),
    countyBoardDistrict: text().notNull(),
    stateRepresentativeDistrict: text().notNull(),
    stateSenateDistrict: text().notNull(),
    usCongressionalDistrict: text().notNull(),
    waterBillingCycleDates: text().notNull(),
  },
  (table) => [
    index('parcels_by_place').on(table.latitude, table.longitude),
    index('parcels_by_street').on(table.streetName, table.streetNumber),
    index('parcels_by_address').on(
      table.streetNumber,
      sql`lower(${table.streetName} || ' ' || ${table.streetSuffix})`,
    ),
  ],
)
