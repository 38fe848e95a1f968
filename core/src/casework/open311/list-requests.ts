import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { categoryList, isShown, sharedCategories } from '../reports/index.ts'
import { requestNotFound } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { readRequestsQuery, type RequestsQuery, type Span } from './read-requests-query.ts'
import { joinedRows, requestRow, withWords } from './request-rows.ts'
import type { SentFields } from './sent-fields.ts'

interface Row extends Record<string, unknown> {
  readonly body: JsonText
}

const within = (column: SQL, { from, to }: Span): SQL =>
  sql`${column} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`

/** For its plan's test and the benchmark, too. */
export function requestsStatement(context: Context, query: RequestsQuery): SQL {
  const { ids, page, pageSize, requested, serviceCodes, statuses, updated } = query
  const asked = sharedCategories.filter(
    (category) => serviceCodes.length === 0 || serviceCodes.includes(category),
  )
  const conditions = [
    sql`r.category in (${categoryList(asked)})`,
    sql`r.latitude is not null`,
    ...(ids.length === 0
      ? []
      : [
          sql`r.number in (${sql.join(
            ids.map((id) => sql`${id}`),
            sql`, `,
          )})`,
        ]),
    ...(statuses.length === 1
      ? [statuses[0] === 'open' ? sql`r.closed_at is null` : sql`r.closed_at is not null`]
      : []),
    ...(requested ? [within(sql`r.created_at`, requested)] : []),
    ...(updated ? [within(sql`r.updated_at`, updated)] : []),
  ]
  const order = updated ? sql`updated_at desc, id desc` : sql`created_at desc, id desc`
  return sql`${withWords(context)}
    select ${requestRow(context, query.isExtended)}::text as body
    ${joinedRows(sql`select r.* from ${requests} r where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`)}
    order by ${updated ? sql`listed.updated_at` : sql`listed.created_at`} desc, listed.id desc`
}

/**
 * Newest first, by their last change if the query asks for changes: each as the standard's JSON.
 * @throws invalid with each wrong field, not-found for another jurisdiction.
 */
export async function listOpen311Requests(
  context: Context,
  fields: SentFields,
): Promise<readonly JsonText[]> {
  requireJurisdiction(context, fields)
  const query = readRequestsQuery(context, fields)
  const rows = await context.database.rows<Row>(requestsStatement(context, query))
  return rows.map(({ body }) => body)
}

/** @throws not-found for one that does not exist, or that not everyone may see. */
export async function getOpen311Request(
  context: Context,
  number: string,
  fields: SentFields,
): Promise<JsonText> {
  requireJurisdiction(context, fields)
  const isExtended = fields.get('extensions')?.[0]?.toLowerCase() === 'true'
  const body = await context.database.findJson(sql`${withWords(context)}
    select ${requestRow(context, isExtended)}::text as body
    ${joinedRows(sql`select r.* from ${requests} r where r.number = ${number} and ${isShown('r')}`)}`)
  if (body === null) throw requestNotFound()
  return body
}
