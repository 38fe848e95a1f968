import { z } from '@hono/zod-openapi'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { serviceActions, serviceLengths, serviceTypes } from '@portal/core/services/rules'
import { filePart, IdParams, json, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { jsonBody, Success } from '../../shared/user.ts'

/** The spec's Activity (admin section 3.1) in both languages. */
const CatalogueService = z
  .strictObject({
    Id: z.uuid(),
    Item: z.string(),
    ItemEs: z.string(),
    Type: z.enum(serviceTypes),
    Action: z.enum(serviceActions),
    Description: z.string(),
    DescriptionEs: z.string(),
    Order: z.int().min(0),
    Published: z.boolean(),
    Deleted: z.boolean(),
    SalesforceObjectId: z.string().nullable(),
    LaserficheProcessId: z.string().nullable(),
    ReportCategory: z.enum(reportCategoryNames).nullable(),
    ExternalLink: z.string().nullable(),
    Content: z.string().nullable().openapi({ description: 'Sanitized HTML.' }),
    ContentEs: z.string().nullable(),
    CalendlyLink: z.string().nullable(),
    PaymentRequired: z.boolean(),
    paymentCode: z.string().nullable(),
    salesforcePaymentField: z.string().nullable(),
    GuestEnabled: z.boolean(),
    ToggleInAppBrowser: z.boolean(),
    PopularService: z.boolean(),
    PopularServiceIconURL: z.string().nullable(),
    PopularServiceOrder: z.int().nullable(),
  })
  .openapi('CatalogueService')

const yesNo = z.boolean().default(false)
const place = z.number().nullable().default(null)
const code = field(serviceLengths.code)

const ServiceEdit = z
  .strictObject({
    item: field(serviceLengths.name),
    itemEs: field(serviceLengths.name),
    type: z.enum(serviceTypes),
    action: z.enum(serviceActions),
    description: field(serviceLengths.text),
    descriptionEs: field(serviceLengths.text),
    order: place,
    published: yesNo,
    deleted: yesNo,
    guestEnabled: yesNo,
    paymentRequired: yesNo,
    paymentCode: code,
    salesforcePaymentField: code,
    calendlyLink: field(serviceLengths.address),
    externalLink: field(serviceLengths.address),
    content: field(serviceLengths.content),
    contentEs: field(serviceLengths.content),
    salesforceObjectId: code,
    laserficheProcessId: code,
    reportCategory: code,
    toggleInAppBrowser: yesNo,
    popularService: yesNo,
    popularServiceOrder: place,
  })
  .openapi('ServiceEdit')

const none = problem('Service.NotFound, Form.NotFound.')
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const bodyLimit = 200_000

export const serviceEditing = operations('Catalogue', {
  listCatalogue: {
    access: 'staff',
    method: 'get',
    path: '/activities',
    summary: 'List the whole catalog, published or not',
    responses: { 200: json(z.array(CatalogueService), 'By order and name.') },
  },

  getCatalogueService: {
    access: 'staff',
    method: 'get',
    path: '/activities/{id}',
    summary: 'Get a service of the catalog',
    request: { params: IdParams },
    responses: { 200: json(CatalogueService, 'The service.'), 404: none },
  },

  createService: {
    access: 'staff',
    idempotent: true,
    bodyLimit,
    method: 'post',
    path: '/activities',
    summary: 'Add a service to the catalog',
    request: jsonBody(ServiceEdit),
    responses: {
      201: json(z.strictObject({ Id: z.uuid() }), 'The new service.'),
      400: wrong,
      404: problem('Form.NotFound: no such business process.'),
    },
  },

  updateService: {
    access: 'staff',
    bodyLimit,
    method: 'put',
    path: '/activities/{id}',
    summary: 'Change a service',
    request: {
      params: IdParams,
      headers: z.object({
        'if-match': z
          .string()
          .max(100)
          .optional()
          .openapi({ description: '`ETag` of the service that you read.' }),
      }),
      ...jsonBody(ServiceEdit),
    },
    responses: {
      200: json(Success, 'Changed. Residents see it right away.'),
      400: wrong,
      404: none,
      409: problem('Activities.TypeStays.'),
      412: problem('Activities.ChangedMeanwhile: the service has changed since you read it.'),
    },
  },

  deleteService: {
    access: 'staff',
    method: 'delete',
    path: '/activities/{id}',
    summary: 'Delete a service from the catalog',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Marked as deleted.'), 404: none },
  },

  setPopularIcon: {
    access: 'staff',
    bodyLimit: 300_000,
    method: 'put',
    path: '/activities/setPopularService/{id}',
    summary: 'Set the icon of a popular service',
    request: {
      params: IdParams,
      body: {
        content: { 'multipart/form-data': { schema: z.object({ image: filePart }) } },
        required: true,
      },
    },
    responses: {
      200: json(z.strictObject({ urlResponse: z.string() }), 'The address of the icon.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, Activities.IconTooLarge.'),
      404: none,
      413: problem('Error.TooLarge: more than 300 kB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  addContentPicture: {
    access: 'staff',
    bodyLimit: 3_000_000,
    method: 'post',
    path: '/activities/pictures',
    summary: 'Store a picture for rich text',
    request: {
      body: {
        content: { 'multipart/form-data': { schema: z.object({ image: filePart }) } },
        required: true,
      },
    },
    responses: {
      200: json(
        z.strictObject({ url: z.string(), width: z.int(), height: z.int() }),
        'Its address, and its size in pixels.',
      ),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      413: problem('Error.TooLarge: more than 3 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  previewContent: {
    access: 'staff',
    bodyLimit,
    method: 'post',
    path: '/activities/preview',
    summary: 'Preview rich text as it would be saved',
    request: jsonBody(z.strictObject({ content: field(serviceLengths.content) })),
    responses: { 200: json(z.strictObject({ content: z.string() }), 'Sanitized HTML.') },
  },
})
