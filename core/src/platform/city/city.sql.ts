import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { instant, json } from '../database/columns.ts'
import type { CityOverrides } from './settings.ts'

/** One row: the settings that differ from `defaultCity`. */
export const citySettings = pgTable(
  'city_settings',
  {
    isOnly: boolean().primaryKey().default(true),
    overrides: json<CityOverrides>().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [check('city_settings_one_row', sql`${table.isOnly}`)],
)
