import { sql } from 'drizzle-orm'
import type { StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { citySettings } from '../../platform/city/city.sql.ts'
import {
  type CityOverrides,
  type CitySettings,
  cityOf,
  defaultCity,
} from '../../platform/city/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { fingerprint } from '../../platform/kernel/fingerprint.ts'

/** A part of the settings that a screen changes as a whole. */
export type Section = readonly (keyof CitySettings)[]

async function storedOverrides({ database }: Context): Promise<CityOverrides> {
  const [row] = await database.rows<{ overrides: CityOverrides }>(
    sql`select overrides from ${citySettings}`,
  )
  return row?.overrides ?? {}
}

/** As stored now; the context's copy may be a minute old. */
export const storedCity = async (context: Context): Promise<CitySettings> =>
  cityOf(await storedOverrides(context))

/** Of a section, for its ETag. */
export const versionOf = (city: CitySettings, section: Section): string =>
  fingerprint(section.map((key) => city[key]))

interface SectionChange<Key extends keyof CitySettings> {
  readonly operation: StaffOperation
  readonly section: readonly Key[]
  /** That the clerk saw. */
  readonly version: string
  readonly wanted: Pick<CitySettings, Key>
}

/**
 * Stores what differs from the default city; other sections stay, also if they change meanwhile.
 * @throws stale if the section has changed since it was read.
 */
export async function storeSection<Key extends keyof CitySettings>(
  context: Context,
  { operation, section, version, wanted }: SectionChange<Key>,
): Promise<{ readonly version: string }> {
  const stale = 'Settings.ChangedMeanwhile'
  const overrides = await storedOverrides(context)
  const city = cityOf(overrides)
  if (versionOf(city, section) !== version) throw new DomainError('stale', stale)
  const isOverridden = (key: Key) => fingerprint(wanted[key]) !== fingerprint(defaultCity[key])
  const picked = (from: CityOverrides, keys: readonly Key[]) =>
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, from[key]])))
  const before = picked(overrides, section)
  const after = picked(wanted, section.filter(isOverridden))
  const keys = sql.join(
    section.map((key) => sql`${key}`),
    sql`, `,
  )
  const updatedAt = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    // One row, rarely written: of two writers the second waits and is refused.
    builder.execute(sql`lock table ${citySettings} in share row exclusive mode`),
    requireThat(
      builder,
      sql`${before}::jsonb = coalesce((select jsonb_object_agg(key, value)
        from ${citySettings}, jsonb_each(overrides) where key in (${keys})), '{}')`,
      'stale',
      stale,
    ),
    builder.execute(sql`
      insert into ${citySettings} (overrides, updated_at)
      values (${after}::jsonb, ${updatedAt})
      on conflict (is_only) do update
        set overrides = (city_settings.overrides - array[${keys}]::text[]) || excluded.overrides,
          updated_at = excluded.updated_at`),
    audit(context, builder, { operation, entity: 'city', entityId: 'true', details: {} }),
  ])
  return { version: versionOf({ ...city, ...wanted }, section) }
}
