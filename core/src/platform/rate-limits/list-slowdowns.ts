import { sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { isoInstant } from '../database/iso-instant.ts'
import type { Context } from '../kernel/context.ts'
import type { JsonText } from '../kernel/json-text.ts'
import { slowdowns } from './slowdowns.sql.ts'

const maxListed = 200

/** Two days, latest hour first, then by refusals; no addresses. @throws forbidden unless staff. */
export async function listSlowdowns(context: Context): Promise<JsonText> {
  requireStaff(context, 'listSlowdowns')
  const now = context.clock.now().toISOString()
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'hour', ${isoInstant(sql`hour`)}, 'app', app, 'weight', weight, 'callerKind', caller_kind,
      'caller', caller, 'network', network, 'refusals', refusals)
      order by hour desc, refusals desc, caller), '[]')::text as body
    from (
      select * from ${slowdowns} where hour > ${now}::timestamptz - interval '2 days'
      order by hour desc, refusals desc, caller limit ${maxListed}) latest`)
}
