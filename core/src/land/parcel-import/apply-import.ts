import { type SQL, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { partColumn, partColumns, rowsOfParts } from '../../platform/import-rows/parts.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { parcels, streets } from '../parcels/parcels.sql.ts'
import { parcelDistricts, zoningDistricts } from '../zoning/zoning.sql.ts'
import { parcelImportParts, parcelImports } from './parcel-import.sql.ts'
import { rowColumns } from './row-columns.ts'

export interface StagedImport {
  readonly id: string
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  /** Null for a file's parcels. */
  readonly layerUrl: string | null
}

/** Guards: the import is current. One that is sent again while it still arrives starts over. */
export const requireStanding = (builder: Builder, id: string) =>
  [
    builder.execute(sql`select from ${parcelImports} where id = ${id} for key share`),
    requireThat(
      builder,
      sql`exists (select from ${parcelImports} where id = ${id})`,
      'conflict',
      'Parcels.SentAgain',
    ),
  ] as const

const stored = partColumns(rowColumns)
const names = Object.keys(rowColumns)
const sent = sql.join(
  names.map((name) => sql`x.${sql.identifier(name)}`),
  sql`, `,
)
const replaced = sql.join(
  names.slice(1).map((name) => sql`${partColumn(name)} = excluded.${partColumn(name)}`),
  sql`, `,
)

/**
 * One statement: readers see all of an import or nothing. Applying it again changes nothing. A row
 * that says nothing of zoning keeps its districts.
 */
function apply({ clock }: Context, { id, kind }: StagedImport): SQL {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  return sql`
    with switched as (
      update ${parcelImports} set status = 'applied', applied_at = ${at}
      where id = ${id} and status = 'staged' and body_hash <> '' returning id
    ),
    staged as materialized (
      select x."parcelNumber" as parcel_number, x."streetName" as street_name,
        x."streetSuffix" as street_suffix, x.zoning
      from ${parcelImportParts} p,
        ${rowsOfParts('x', ['parcelNumber', 'streetName', 'streetSuffix', 'zoning'])}
      where p.import_id = ${id} and exists (select from switched)
    ),
    put as (
      insert into ${parcels} (id, ${stored})
      select gen_random_uuid(), ${sent}
      from ${parcelImportParts} p, ${rowsOfParts('x', names)}
      where p.import_id = ${id} and exists (select from switched) order by x."parcelNumber"
      on conflict (parcel_number) do update set ${replaced}, retired_at = null
      returning id, parcel_number
    ),
    retired as (
      update ${parcels} set retired_at = ${at} from switched
      where ${kind === 'full'} and retired_at is null
        and not exists (select from staged where staged.parcel_number = parcels.parcel_number)
      returning parcels.id
    ),
    zoned as (
      select put.id, d.id as district, share.value::int as share
      from staged join put on put.parcel_number = staged.parcel_number,
        jsonb_each_text(staged.zoning) share join ${zoningDistricts} d on d.code = share.key
    ),
    left_districts as (
      delete from ${parcelDistricts} p using put, staged
      where p.parcel_id = put.id and put.parcel_number = staged.parcel_number
        and staged.zoning is not null and not exists (
        select from zoned where zoned.id = p.parcel_id and zoned.district = p.district_id)
    ),
    put_districts as (
      insert into ${parcelDistricts} (parcel_id, district_id, share)
      select id, district, share from zoned
      on conflict (parcel_id, district_id) do update set share = excluded.share
      where parcel_districts.share <> excluded.share
    ),
    put_streets as (
      insert into ${streets} (id, name, suffix, line)
      select gen_random_uuid(), street_name, street_suffix, '[]' from (
        select distinct street_name, street_suffix from staged) named
      where not exists (select from ${streets}
        where name = street_name and suffix = street_suffix)
    )
    select count(*)::int as count from retired`
}

/** An arbitrary lock number: one import at a time. */
const lock = 20_261_123

/** Applies a valid import once, also after a crash or concurrently. */
export async function applyImport(context: Context, staged: StagedImport): Promise<void> {
  const { id, batchId, kind, layerUrl } = staged
  await context.database.write((builder) => [
    builder.execute(sql`select pg_advisory_xact_lock(${lock})`),
    ...requireStanding(builder, id),
    // Staged rows have no statistics: without this the planner would pick nested loops, and sort on disk.
    builder.execute(
      sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true)`,
    ),
    builder.execute(apply(context, staged)),
    builder.execute(sql`
      update ${parcelImports} i set retired_count = (
        select count(*) from ${parcels} where retired_at = i.applied_at)
      where id = ${id} and kind = 'full'`),
    builder.execute(sql`delete from ${parcelImportParts} where import_id = ${id}`),
    audit(context, builder, {
      operation: layerUrl === null ? 'importParcels' : 'importParcelsFromLayer',
      entity: 'parcel-import',
      entityId: id,
      details: { batchId, kind, ...(layerUrl && { layerUrl }) },
    }),
  ])
}
