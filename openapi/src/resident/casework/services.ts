import { z } from '@hono/zod-openapi'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { serviceActions, serviceTypes } from '@portal/core/services/rules'
import {
  AddressParams,
  inEnglish,
  json,
  LanguageHeader,
  operations,
  problem,
  slug,
} from '../../contract.ts'

/** The spec's Activity (resident section 3). */
export const Activity = z
  .strictObject({
    Id: z.uuid(),
    Slug: slug,
    Item: z.string(),
    Type: z.enum(serviceTypes),
    Action: z.enum(serviceActions),
    Description: z.string(),
    Order: z.int().min(0),
    Published: z.boolean(),
    SalesforceObjectId: z.string().nullable(),
    LaserficheProcessId: z.string().nullable(),
    ReportCategory: z
      .enum(reportCategoryNames)
      .nullable()
      .openapi({ description: 'The category of a report with this service.' }),
    ExternalLink: z.string().nullable(),
    Content: z.string().nullable().openapi({ description: 'Sanitized HTML.' }),
    CalendlyLink: z.string().nullable(),
    PaymentRequired: z.boolean(),
    paymentCode: z.string().nullable(),
    salesforcePaymentField: z.string().nullable(),
    GuestEnabled: z.boolean(),
    ToggleInAppBrowser: z.boolean(),
    PopularService: z.boolean(),
    PopularServiceIconURL: z.string().nullable(),
    PopularServiceOrder: z.int().nullable(),
    Deleted: z.boolean(),
    inEnglish,
  })
  .openapi('Activity')

export const services = operations('Services', {
  listServices: {
    access: 'anyone',
    isKept: true,
    method: 'get',
    path: '/activities',
    summary: 'List the published services',
    request: {
      headers: LanguageHeader,
      query: z.object({
        userId: z
          .string()
          .max(100)
          .optional()
          .openapi({ description: 'Ignored. The session says who is asking.' }),
      }),
    },
    responses: { 200: json(z.array(Activity), 'Published services by action, order and name.') },
  },

  getService: {
    access: 'anyone',
    isKept: true,
    method: 'get',
    path: '/activities/{id}',
    summary: 'Get a published service',
    request: { headers: LanguageHeader, params: AddressParams },
    responses: { 200: json(Activity, 'The service.'), 404: problem('No such published service.') },
  },
})
