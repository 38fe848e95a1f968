import { z } from '@hono/zod-openapi'
import {
  reportCategoryNames,
  serviceActions,
  serviceLengths,
  serviceTypes,
} from '@portal/core/rules'
import { binary, IdParams, json, LanguageHeader, operation, problem } from '../contract.ts'
import { field } from '../shared/address.ts'
import { BpidParams, formShape, noForm } from '../shared/forms.ts'
import { jsonBody, Success } from '../shared/user.ts'

/** The spec's Activity (admin section 3.1) as staff edit it: both languages side by side. */
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
    Content: z.string().nullable().openapi({ description: 'Sanitised HTML.' }),
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
const wrong = problem('Util.FormContainsErrors with each wrong field.')
const bodyLimit = 200_000

export const listCatalogue = operation(
  {
    operationId: 'listCatalogue',
    method: 'get',
    path: '/activities',
    tags: ['Catalogue'],
    summary: 'The whole catalogue, published or not',
    responses: { 200: json(z.array(CatalogueService), 'By order and name.') },
  },
  { access: 'staff' },
)

export const getCatalogueService = operation(
  {
    operationId: 'getCatalogueService',
    method: 'get',
    path: '/activities/{id}',
    tags: ['Catalogue'],
    summary: 'One service of the catalogue',
    request: { params: IdParams },
    responses: { 200: json(CatalogueService, 'The service.'), 404: none },
  },
  { access: 'staff' },
)

export const createService = operation(
  {
    operationId: 'createService',
    method: 'post',
    path: '/activities',
    tags: ['Catalogue'],
    summary: 'Add a service to the catalogue',
    request: jsonBody(ServiceEdit),
    responses: {
      201: json(z.strictObject({ Id: z.uuid() }), 'Added.'),
      400: wrong,
      404: problem('Form.NotFound: no such process.'),
    },
  },
  { access: 'staff', idempotent: true, bodyLimit },
)

export const updateService = operation(
  {
    operationId: 'updateService',
    method: 'put',
    path: '/activities/{id}',
    tags: ['Catalogue'],
    summary: 'Change a service',
    request: { params: IdParams, ...jsonBody(ServiceEdit) },
    responses: {
      200: json(Success, 'Changed; residents see it at once.'),
      400: wrong,
      404: none,
      409: problem('Activities.TypeStays.'),
    },
  },
  { access: 'staff', bodyLimit },
)

export const deleteService = operation(
  {
    operationId: 'deleteService',
    method: 'delete',
    path: '/activities/{id}',
    tags: ['Catalogue'],
    summary: 'Take a service off the catalogue',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Marked as deleted.'), 404: none },
  },
  { access: 'staff' },
)

export const setPopularIcon = operation(
  {
    operationId: 'setPopularIcon',
    method: 'put',
    path: '/activities/setPopularService/{id}',
    tags: ['Catalogue'],
    summary: 'Show an icon with a popular service',
    request: {
      params: IdParams,
      body: {
        content: { 'multipart/form-data': { schema: z.object({ image: binary }) } },
        required: true,
      },
    },
    responses: {
      200: json(z.strictObject({ urlResponse: z.string() }), 'Where the icon is served.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, Activities.IconTooLarge.'),
      404: none,
      413: problem('Error.TooLarge: more than 300 kB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
  { access: 'staff', bodyLimit: 300_000 },
)

export const previewContent = operation(
  {
    operationId: 'previewContent',
    method: 'post',
    path: '/activities/preview',
    tags: ['Catalogue'],
    summary: 'Rich text as it would be kept',
    request: jsonBody(z.strictObject({ content: field(serviceLengths.content) })),
    responses: { 200: json(z.strictObject({ content: z.string() }), 'Sanitised HTML.') },
  },
  { access: 'staff', bodyLimit },
)

const ListedProcess = z
  .strictObject({
    id: z.string().openapi({ description: 'The bpid.' }),
    name: z.string(),
    versions: z.array(
      z.strictObject({ version: z.int(), createdAt: z.iso.datetime(), isCurrent: z.boolean() }),
    ),
    pages: z.int(),
    hasFee: z.boolean(),
    services: z.array(z.strictObject({ id: z.uuid(), name: z.string(), isPublished: z.boolean() })),
  })
  .openapi('ListedProcess')

export const listProcesses = operation(
  {
    operationId: 'listProcesses',
    method: 'get',
    path: '/laserfiche/processes',
    tags: ['Forms'],
    summary: 'The business processes with their versions and services',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.strictObject({ processes: z.array(ListedProcess) }),
        'By name; versions newest first.',
      ),
    },
  },
  { access: 'staff' },
)

export const previewForm = operation(
  {
    operationId: 'previewForm',
    method: 'get',
    path: '/laserfiche/forms/{bpid}',
    tags: ['Forms'],
    summary: 'The form of a business process',
    request: {
      params: BpidParams,
      headers: LanguageHeader,
      query: z.object({
        version: z.coerce
          .number()
          .int()
          .min(1)
          .max(1_000_000)
          .optional()
          .openapi({ description: 'Without it the version that is filled in now.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject(formShape).openapi('PreviewedForm'),
        'As residents fill it in, whether or not a service leads to it.',
      ),
      404: noForm,
    },
  },
  { access: 'staff' },
)
