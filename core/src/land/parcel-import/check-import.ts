import { sql } from 'drizzle-orm'
import { rowsOfParts } from '../../platform/import-rows/parts.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { zoningDistricts } from '../zoning/zoning.sql.ts'
import type { ParcelRowError } from './columns.ts'
import { parcelImportParts } from './parcel-import.sql.ts'

interface Checked {
  readonly count: number
  readonly errors: readonly ParcelRowError[]
}

/** What is wrong between the rows, and between them and the city's districts. */
export async function checkImport({ database }: Context, id: string): Promise<Checked> {
  const [found] = await database.rows<{ found: Checked }>(sql`
    with rows as materialized (
      select x.* from ${parcelImportParts} p, ${rowsOfParts('x', ['line', 'parcelNumber', 'zoning'])}
      where p.import_id = ${id}
    ),
    wrong as (
      select line, 'parcelNumber' as field, 'twice' as code from (
        select line, row_number() over (partition by "parcelNumber" order by line) as place from rows
      ) named where place > 1
      union all
      select line, 'zoning', 'unknown-district' from rows
      where exists (select from jsonb_object_keys(zoning) named(code)
        where not exists (select from ${zoningDistricts} d where d.code = named.code))
    )
    select json_build_object('count', (select count(*) from wrong),
      'errors', (select coalesce(json_agg(first), '[]')
        from (select * from wrong order by line, field limit 500) first)) as found`)
  if (!found) throw new Error('An aggregate without a row')
  return found.found
}
