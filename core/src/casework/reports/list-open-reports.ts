import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { shownStatuses, statusObject } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { blockFields, joinNearestBlock } from './nearest-block.ts'
import { categoryList, sharedCategories } from './shown-requests.ts'

/** The newest; more would not be readable on a map. */
const maxListed = 500

/** Newest first: no typed text or names, the place to a thousandth of a degree, a block. */
export async function listOpenReports(
  { city, database }: Context,
  category: ReportCategory | undefined,
): Promise<JsonText> {
  const asked = sharedCategories.filter((one) => category === undefined || one === category)
  return database.json(sql`
    select coalesce(json_agg(json_build_object(
      'id', open.id, 'category', open.category, 'status', open.status,
      'statusInformation', ${statusObject},
      'reportedOn', (open.created_at at time zone ${city.timeZone})::date::text,
      'latitude', round(open.latitude::numeric, 3)::float8,
      'longitude', round(open.longitude::numeric, 3)::float8,
      ${blockFields})
      order by open.created_at desc, open.id desc), '[]')::text as body
    from (
      select * from ${requests}
      where category in (${categoryList(asked)}) and closed_at is null and merged_into_id is null
        and latitude is not null
      order by created_at desc, id desc limit ${maxListed}
    ) open
    ${joinNearestBlock('open')}
    left join ${shownStatuses} on shown.record_type = open.record_type and shown.status = open.status`)
}
