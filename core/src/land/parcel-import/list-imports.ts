import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { importFields } from './import-fields.ts'
import { parcelImports } from './parcel-import.sql.ts'

const maxListed = 100

/** How many parcels there are, the newest imports without their errors, and the last layer's address. */
export async function listParcelImports(context: Context): Promise<JsonText> {
  requireStaff(context, 'listParcelImports')
  return context.database.json(sql`
    select json_build_object(
      'layer', (select source from ${parcelImports} where source is not null
        order by created_at desc, id desc limit 1),
      'parcelCount', (select count(*) from ${parcels} where retired_at is null),
      'imports', coalesce((
        select json_agg(json_build_object(${importFields}) order by i.created_at desc, i.id desc)
        from (select * from ${parcelImports} order by created_at desc, id desc limit ${maxListed}) i
      ), '[]'))::text as body`)
}

/** With its errors. @throws not-found */
export async function getParcelImport(context: Context, batchId: string): Promise<JsonText> {
  requireStaff(context, 'getParcelImport')
  const found = await context.database.findJson(sql`
    select json_build_object(${importFields}, 'errors', i.errors)::text as body
    from ${parcelImports} i where i.batch_id = ${batchId}`)
  if (!found) throw new DomainError('not-found', 'Parcels.ImportNotFound')
  return found
}
