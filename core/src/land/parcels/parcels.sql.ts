import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { Outline, Position } from './outline.ts'

/** For the map and the address search. */
export const streets = pgTable(
  'streets',
  {
    id: id(),
    name: text().notNull(),
    suffix: text().notNull(),
    /** GeoJSON LineString coordinates; empty for a street that is known only by its addresses. */
    line: json<readonly Position[]>().notNull(),
  },
  (table) => [
    index('streets_by_key').on(
      sql`(portal_search_key(${table.name} || ' ' || ${table.suffix}) collate "C")`,
    ),
    // For names with typing mistakes (portal_streets_like).
    index('streets_alike').using(
      'gin',
      sql`portal_search_key(${table.name} || ' ' || ${table.suffix}) gin_trgm_ops`,
    ),
  ],
)

/** Another name of a street: one that maps or people use, such as that of a state route. */
export const streetAliases = pgTable(
  'street_aliases',
  {
    id: id(),
    /** With its suffix, `Route 31`. */
    alias: text().notNull(),
    streetName: text().notNull(),
    streetSuffix: text().notNull(),
  },
  (table) => [
    uniqueIndex('street_aliases_once').on(sql`lower(${table.alias})`),
    index('street_aliases_alike').using('gin', sql`portal_search_key(${table.alias}) gin_trgm_ops`),
  ],
)

/** What a city's data says of a parcel, also while an import of it is checked. */
export const parcelData = () => ({
  parcelNumber: text().notNull(),
  streetNumber: integer().notNull(),
  streetName: text().notNull(),
  streetSuffix: text().notNull(),
  unit: text(),
  zip: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  outline: json<Outline>().notNull(),
  /** The outline's box, for the index. */
  south: doublePrecision().notNull(),
  west: doublePrecision().notNull(),
  north: doublePrecision().notNull(),
  east: doublePrecision().notNull(),
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
})

/** With their address (spec: LandParcel). */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    ...parcelData(),
    parcelNumber: text().notNull().unique(),
    /** When an import of all parcels no longer had it: other records still name it. */
    retiredAt: instant(),
  },
  (table) => [
    index('parcels_by_place').on(table.latitude, table.longitude),
    index('parcels_by_street').on(table.streetName, table.streetNumber),
    index('parcels_by_address').on(
      table.streetNumber,
      sql`lower(${table.streetName} || ' ' || ${table.streetSuffix})`,
    ),
    index('parcels_by_extent').using(
      'gist',
      sql`box(point(${table.west}, ${table.south}), point(${table.east}, ${table.north}))`,
    ),
  ],
)
