import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { draftedHomePage } from '../../platform/city/index.ts'
import { jsonRow, jsonRows } from '../../platform/database/json-rows.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { serviceRow } from './service-row.ts'
import { services } from './services.sql.ts'

const isPublic = sql`${services.isPublished} and not ${services.isDeleted}`

const listed = statement<{ body: string }>(
  jsonRows(sql`select ${serviceRow} from ${services} where ${isPublic}
    order by ${services.action}, ${services.sortOrder}, ${services.item}`),
)

/** Published services in the reader's language, by action, order and name. */
export async function listServices({ database, language, draft }: Context): Promise<JsonText> {
  const body = await database.json((builder) => listed(builder, { language }))
  const drafted = draftedHomePage(draft)
  return drafted ? asDrafted(body, drafted.services) : body
}

/** The popular ones as in a preview of the home page. */
function asDrafted(body: JsonText, popular: readonly string[]): JsonText {
  // The statement wrote it as JSON.
  const rows = JSON.parse(body) as readonly { readonly Id: string }[]
  const drafted = rows.map((row) => {
    const place = popular.indexOf(row.Id)
    return {
      ...row,
      PopularService: place !== -1,
      PopularServiceOrder: place === -1 ? null : place,
    }
  })
  // As the statement would have written it.
  return JSON.stringify(drafted) as JsonText
}

const foundBy = (column: PgColumn) =>
  statement<{ body: string }>(
    jsonRow(sql`select ${serviceRow} from ${services}
      where ${column} = ${sql.placeholder('address')} and ${isPublic}`),
  )

const foundById = foundBy(services.id)
const foundBySlug = foundBy(services.slug)

/** A published service with its content, by `Slug` or id. @throws not-found. */
export async function getService(
  { database, language }: Context,
  address: string,
): Promise<JsonText> {
  const found = isUuid(address) ? foundById : foundBySlug
  const service = await database.findJson((builder) => found(builder, { language, address }))
  if (!service) throw new DomainError('not-found', 'Service.NotFound')
  return service
}
export { crmObjects, type ServiceEdit, serviceErrors } from './service-edit.ts'
export { servicesDataSet } from './services-data-set.ts'
