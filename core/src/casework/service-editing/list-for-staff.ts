import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { jsonRow, jsonRows } from '../../platform/database/json-rows.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { StoredService } from '../services/rules.ts'
import { services } from '../services/services.sql.ts'

/** Both languages, for editing. */
const staffRow: SQL = sql`
  ${services.id} as "Id", ${services.item} as "Item", coalesce(${services.itemEs}, '') as "ItemEs",
  ${services.type} as "Type", ${services.action} as "Action",
  ${services.description} as "Description", coalesce(${services.descriptionEs}, '') as "DescriptionEs",
  ${services.sortOrder} as "Order", ${services.isPublished} as "Published", ${services.isDeleted} as "Deleted",
  ${services.crmObject} as "SalesforceObjectId", ${services.formProcessId} as "LaserficheProcessId",
  ${services.reportCategory} as "ReportCategory", ${services.externalLink} as "ExternalLink",
  ${services.content} as "Content", ${services.contentEs} as "ContentEs",
  ${services.calendlyLink} as "CalendlyLink", ${services.isPaymentRequired} as "PaymentRequired",
  ${services.paymentCode} as "paymentCode", ${services.crmPaymentField} as "salesforcePaymentField",
  ${services.isGuestEnabled} as "GuestEnabled", ${services.opensInAppBrowser} as "ToggleInAppBrowser",
  ${services.isPopular} as "PopularService", ${services.popularIconUrl} as "PopularServiceIconURL",
  ${services.popularOrder} as "PopularServiceOrder"`

/** Published or not, by order and name. @throws forbidden unless staff. */
export async function listCatalogue(context: Context): Promise<JsonText> {
  requireStaff(context, 'listCatalogue')
  return context.database.json(
    jsonRows(sql`select ${staffRow} from ${services}
      order by ${services.isDeleted}, ${services.sortOrder}, ${services.item}`),
  )
}

/** Published or not. @throws not-found, forbidden unless staff. */
export async function getCatalogueService(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getCatalogueService')
  const service = await context.database.findJson(
    jsonRow(sql`select ${staffRow} from ${services} where ${services.id} = ${id}`),
  )
  if (!service) throw serviceNotFound()
  return service
}

/** With when it last changed, for a write that must not undo another. */
export async function readStoredService(
  { database }: Pick<Context, 'database'>,
  id: string,
): Promise<StoredService & { readonly UpdatedAt: string }> {
  const service = await database.findJson(
    jsonRow(sql`select ${staffRow}, ${services.updatedAt} as "UpdatedAt"
      from ${services} where ${services.id} = ${id}`),
  )
  if (!service) throw serviceNotFound()
  // The statement wrote these columns as JSON.
  return JSON.parse(service) as StoredService & { readonly UpdatedAt: string }
}

export const serviceNotFound = () => new DomainError('not-found', 'Service.NotFound')
