import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { contentImports } from './content-import.sql.ts'
import { listedFields } from './import-fields.ts'

const maxListed = 100

/** The newest 100, without their errors and changes. @throws forbidden unless staff. */
export async function listContentImports(context: Context): Promise<JsonText> {
  requireStaff(context, 'listContentImports')
  return context.database.json(sql`
    select json_build_object('imports', coalesce(json_agg(json_build_object(${listedFields})
      order by i.created_at desc, i.id desc), '[]'))::text as body
    from (select * from ${contentImports} order by created_at desc, id desc limit ${maxListed}) i`)
}
