import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { districtKinds, permissionsOfUses } from './permissions.ts'

export const zoningDistricts = pgTable('zoning_districts', {
  id: id(),
  /** As the zoning map has it, such as `CC1`. */
  code: text().notNull().unique(),
  name: text().notNull(),
  nameEs: text().notNull(),
  /** An overlay adds rules to the base district below it. */
  kind: text({ enum: districtKinds }).notNull(),
  /** The district's own rules, not the whole code. */
  rulesUrl: text().notNull(),
  /** The day of the zoning map that the parcels' shares come from. */
  dataOn: date({ mode: 'string' }).notNull(),
  updatedAt: instant().notNull(),
})

/** A parcel may lie in several. */
export const parcelDistricts = pgTable(
  'parcel_districts',
  {
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    districtId: uuid()
      .notNull()
      .references(() => zoningDistricts.id),
    /** Of the parcel's area, in parts per thousand. */
    share: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.districtId] }),
    index('parcel_districts_of_district').on(table.districtId),
    check('parcel_districts_share', sql`${table.share} between 1 and 1000`),
  ],
)

/** What a district allows, from a day until the next row of the same use. Rows never change. */
export const zoningUses = pgTable(
  'zoning_uses',
  {
    id: id(),
    districtId: uuid()
      .notNull()
      .references(() => zoningDistricts.id),
    use: text().notNull(),
    useEs: text().notNull(),
    permission: text({ enum: permissionsOfUses }).notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The rule, such as `Zoning Code 19.35.430`. */
    source: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('zoning_uses_once').on(
      table.districtId,
      sql`lower(${table.use})`,
      table.startsOn.desc(),
    ),
  ],
)
