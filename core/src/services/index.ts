import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { type JsonText, jsonTextOf } from '../kernel/json-text.ts'
import { serviceJson } from './service-json.ts'
import { services } from './services.sql.ts'

const isPublic = sql`${services.isPublished} and not ${services.isDeleted}`

/** The published services in the reader's language, by action, order and name, as the reply's JSON. */
export async function listServices({ database, language }: Context): Promise<JsonText> {
  const { rows } = await database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select coalesce(json_agg(service order by action, sort_order, item), '[]')::text as body
      from (
        select ${serviceJson(language)} as service, ${services.action} as action,
          ${services.sortOrder} as sort_order, ${services.item} as item
        from ${services} where ${isPublic}
      ) listed`),
  )
  // An aggregate always gives its one row.
  return jsonTextOf(rows) as JsonText
}

/**
 * One published service with its content, as the reply's JSON.
 * @throws DomainError not-found when there is none, or it is not published.
 */
export async function getService({ database, language }: Context, id: string): Promise<JsonText> {
  const { rows } = await database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select ${serviceJson(language)}::text as body
      from ${services} where ${services.id} = ${id} and ${isPublic}`),
  )
  const service = jsonTextOf(rows)
  if (!service) throw new DomainError('not-found', 'Service.NotFound')
  return service
}
