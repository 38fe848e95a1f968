import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fieldsInEnglish } from '../../platform/database/localized.ts'
import { services } from './services.sql.ts'

// The reader's language, or English.
const localized = (english: PgColumn, spanish: PgColumn): SQL =>
  sql`case when ${sql.placeholder('language')} = 'es' then coalesce(${spanish}, ${english}) else ${english} end`

/** The spec's Activity in wire names, in one language. */
export const serviceRow: SQL = sql`
  ${services.id} as "Id",
  ${services.slug} as "Slug",
  ${localized(services.item, services.itemEs)} as "Item",
  ${services.type} as "Type",
  ${services.action} as "Action",
  ${localized(services.description, services.descriptionEs)} as "Description",
  ${services.sortOrder} as "Order",
  ${services.isPublished} as "Published",
  ${services.crmObject} as "SalesforceObjectId",
  ${services.formProcessId} as "LaserficheProcessId",
  ${services.reportCategory} as "ReportCategory",
  ${services.externalLink} as "ExternalLink",
  ${localized(services.content, services.contentEs)} as "Content",
  ${services.calendlyLink} as "CalendlyLink",
  ${services.isPaymentRequired} as "PaymentRequired",
  ${services.paymentCode} as "paymentCode",
  ${services.crmPaymentField} as "salesforcePaymentField",
  ${services.isGuestEnabled} as "GuestEnabled",
  ${services.opensInAppBrowser} as "ToggleInAppBrowser",
  ${services.isPopular} as "PopularService",
  ${services.popularIconUrl} as "PopularServiceIconURL",
  ${services.popularOrder} as "PopularServiceOrder",
  ${services.isDeleted} as "Deleted",
  case when ${sql.placeholder('language')} = 'es' then ${fieldsInEnglish({
    Item: { english: services.item, spanish: services.itemEs },
    Description: { english: services.description, spanish: services.descriptionEs },
    Content: { english: services.content, spanish: services.contentEs },
  })} else '{}' end as "inEnglish"`
