import { sql } from 'drizzle-orm'
import { asDrafted } from '../../platform/database/as-drafted.ts'
import { localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { boardFields } from './board-sql.ts'
import { boards } from './boards.sql.ts'

/** By name, in the reader's language. */
export async function listBoards(context: Context): Promise<JsonText> {
  const name = localized(boards.name, boards.nameEs, context.language)
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(${boardFields(context)})
      order by ${name}, ${boards.id}), '[]')::text as body
    from ${asDrafted(context, boards)} where ${boards.endedAt} is null`)
}
