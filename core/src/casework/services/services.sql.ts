import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, slug } from '../../platform/database/columns.ts'
import { reportCategoryNames } from '../report-categories/rules.ts'
import { appCodes, serviceActions, serviceTypes } from './service-types.ts'

/** The spec's Activity (resident section 3, admin 3.1). Spanish texts fall back to English. */
export const services = pgTable(
  'services',
  {
    id: id(),
    slug: slug(),
    item: text().notNull(),
    itemEs: text(),
    type: text({ enum: serviceTypes }).notNull(),
    action: text({ enum: serviceActions }).notNull(),
    description: text().notNull().default(''),
    descriptionEs: text(),
    sortOrder: integer().notNull().default(0),
    isPublished: boolean().notNull().default(false),
    crmObject: text(),
    formProcessId: text(),
    /** A report's category: a key of reports/categories.ts. */
    reportCategory: text({ enum: reportCategoryNames }),
    externalLink: text(),
    content: text(),
    contentEs: text(),
    calendlyLink: text(),
    isPaymentRequired: boolean().notNull().default(false),
    paymentCode: text({ enum: appCodes }),
    crmPaymentField: text(),
    isGuestEnabled: boolean().notNull().default(false),
    opensInAppBrowser: boolean().notNull().default(false),
    isPopular: boolean().notNull().default(false),
    popularIconUrl: text(),
    popularOrder: integer(),
    isDeleted: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('services_public')
      .on(table.action, table.sortOrder)
      .where(sql`is_published and not is_deleted`),
    check(
      'services_payment_code',
      sql`${table.paymentCode} in (${sql.raw(appCodes.map((code) => `'${code}'`).join(', '))})`,
    ),
    check('services_order_not_negative', sql`${table.sortOrder} >= 0`),
  ],
)
