import { sql } from 'drizzle-orm'
import { requireVerified } from '../../platform/access/index.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { organizations } from './organizations.sql.ts'
import { organizationSearch } from './rules.ts'

/**
 * Names that begin with the text first; at most seven, none for fewer than three characters (spec,
 * resident section 5).
 */
export async function searchOrganizations(context: Context, name: string): Promise<JsonText> {
  requireVerified(context)
  const term = literally(name.trim().toLowerCase())
  const isLongEnough = name.trim().length >= organizationSearch.minCharacters
  return context.database.json(sql`
    select json_build_object('searchRecords', coalesce(json_agg(
      json_build_object('Id', id, 'Name', name) order by place), '[]'))::text as body
    from (
      select id, name, row_number() over (
        order by lower(name) like ${`${term}%`} desc, lower(name), id) as place
      from ${organizations}
      where ${isLongEnough} and lower(name) like ${`%${term}%`}
      order by place limit ${organizationSearch.maxFound}
    ) found`)
}
