import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type Flags, flagsOf } from '../flags/index.ts'
import { type CityOverrides, type CitySettings, cityOf, type TextOverride } from './settings.ts'

/** What every page needs: settings, flags and the texts that staff changed. */
export interface CityCopy {
  readonly settings: CitySettings
  readonly flags: Flags
  readonly texts: readonly TextOverride[]
}

/** Used while nothing is stored, or if it cannot be read. */
export const defaultCopy: CityCopy = { settings: cityOf({}), flags: flagsOf({}), texts: [] }

interface Stored {
  readonly overrides: CityOverrides
  readonly flags: Readonly<Record<string, boolean>>
  readonly texts: readonly TextOverride[]
}

/** One statement. */
export async function loadCity(database: Database): Promise<CityCopy> {
  const rows = await database.rows<{ stored: Stored }>(sql`
    select json_build_object(
      'overrides', coalesce((select overrides from city_settings), '{}'),
      'flags', coalesce((select json_object_agg(name, is_enabled) from feature_flags), '{}'),
      'texts', coalesce((
        select json_agg(json_build_object('language', language, 'group', text_group,
          'key', language_key, 'singular', singular_form, 'plural', plural_form))
        from translations), '[]')
    ) as stored`)
  const stored = rows[0]?.stored
  if (!stored) return defaultCopy
  return { settings: cityOf(stored.overrides), flags: flagsOf(stored.flags), texts: stored.texts }
}
