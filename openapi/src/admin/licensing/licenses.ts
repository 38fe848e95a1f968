import { z } from '@hono/zod-openapi'
import { contractorTrades, licenseLimits, licenseStatuses } from '@portal/core/licenses/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'

const facts = {
  id: z.uuid(),
  number: z.string(),
  kind: z.string().openapi({ description: 'In the reader’s language.' }),
  businessName: z.string(),
  address: z.string(),
  status: z.enum(licenseStatuses),
  validTo: z.iso.date().nullable().openapi({ description: 'The last valid day.' }),
}
const trades = z
  .array(z.enum(contractorTrades))
  .max(contractorTrades.length)
  .openapi({ description: 'Of a contractor.' })
const cents = z.int()

const LicenseYear = z
  .strictObject({
    year: z.int(),
    code: z.string(),
    toDay: z.iso.date(),
    isIssued: z.boolean().openapi({ description: 'By the office, without a payment here.' }),
    isValid: z.boolean().openapi({ description: 'Issued or paid.' }),
    feeCents: cents,
    penaltyCents: cents,
    totalCents: cents,
    requestId: z.uuid().nullable(),
    requestNumber: z.string().nullable(),
  })
  .openapi('LicenseYear')

const unitsCounted = z
  .record(z.string().max(40), z.number().min(0))
  .openapi({ description: 'By the name of what the fee schedule counts.' })

const kindAndYear = {
  kind: z.string().max(licenseLimits.text).openapi({ example: 'restaurant' }),
  year: z.int().openapi({ description: 'This year or the next.' }),
  answers: unitsCounted,
}

const noFees = 'License.NoSchedule: there are no fees for this kind and year.'

const missing = problem('License.NotFound.')
const stale = problem('License.ChangedMeanwhile: the license has changed since you read it.')
const version = z.int().min(1)

export const licenses = operations('Licenses', {
  listLicenses: {
    access: 'staff',
    method: 'get',
    path: '/licenses',
    summary: 'Search business licenses',
    request: {
      query: z.object({
        term: z.string().max(licenseLimits.text).default(''),
        status: z.enum(licenseStatuses).optional(),
      }),
    },
    responses: {
      200: json(
        z.array(z.strictObject(facts).openapi('ListedLicense')),
        'The first hundred by number.',
      ),
    },
  },

  getLicense: {
    access: 'staff',
    method: 'get',
    path: '/licenses/{id}',
    summary: 'Get a business license with its years',
    request: { params: IdParams },
    responses: {
      200: json(
        z
          .strictObject({
            ...facts,
            email: z.string().nullable(),
            answers: z.record(z.string(), z.number()),
            language: z.enum(['en', 'es']).openapi({ description: 'Of its letters and emails.' }),
            isContractor: z.boolean(),
            trades: z.array(z.enum(contractorTrades)).openapi({
              description: 'Of a contractor. Empty: not recorded, which fits all work.',
            }),
            version,
            isFree: z.boolean().openapi({
              description: 'Whether its next year costs less than a dollar: staff renew it.',
            }),
            years: z.array(LicenseYear).openapi({ description: 'Newest first.' }),
          })
          .openapi('License'),
        'The license. Its `version` is for changes.',
      ),
      404: missing,
    },
  },

  setLicenseStatus: {
    access: 'staff',
    method: 'put',
    path: '/licenses/{id}/status',
    summary: 'Suspend, revoke or reinstate a business license',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject({ status: z.enum(licenseStatuses) })),
    },
    responses: {
      200: json(z.strictObject({ version }), 'Changed. `ETag` is the new version.'),
      404: missing,
      412: stale,
    },
  },

  setLicenseTrades: {
    access: 'staff',
    method: 'put',
    path: '/licenses/{id}/trades',
    summary: 'Set the trades of a contractor’s license',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject({ trades })),
    },
    responses: {
      200: json(z.strictObject({ version }), 'Changed. `ETag` is the new version.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: missing,
      409: problem('Licenses.NoTrades: it is not a contractor’s.'),
      412: stale,
    },
  },

  resetLicensePin: {
    access: 'staff',
    method: 'post',
    path: '/licenses/{id}/pin',
    summary: 'Set a new PIN for a business license, with the letter to its holder',
    request: { params: IdParams, headers: IfMatch },
    responses: {
      200: json(
        z
          .strictObject({
            pin: z.string(),
            letter: z.string().openapi({
              description: 'A PDF in base64, in the license’s language, for a window envelope.',
            }),
            version,
          })
          .openapi('LicensePin'),
        'The PIN is shown this once. The one before ends.',
      ),
      404: missing,
      412: stale,
    },
  },

  renewFreeLicense: {
    access: 'staff',
    method: 'post',
    path: '/licenses/{id}/years',
    summary: 'Renew a business license that costs nothing',
    request: { params: IdParams, headers: IfMatch },
    responses: {
      200: json(
        z.strictObject({ version, year: z.int() }).openapi('FreeRenewal'),
        'The new year is valid, and mailed to the holder. `ETag` is the new version.',
      ),
      404: missing,
      409: problem(
        `Licenses.HasFees: its holder pays online. License.Stopped, License.Renewed, License.TooEarly. ${noFees}`,
      ),
      412: stale,
    },
  },

  listLicenseKinds: {
    access: 'staff',
    method: 'get',
    path: '/license-kinds',
    summary: 'List the kinds of business licenses with what their fees count',
    request: { query: z.object({ year: z.coerce.number().int().min(2000).max(2200).optional() }) },
    responses: {
      200: json(
        z
          .strictObject({
            thisYear: z.int().openapi({ description: 'In the city.' }),
            year: z.int().openapi({ description: 'Default: this year.' }),
            kinds: z.array(
              z
                .strictObject({
                  kind: z.string(),
                  name: z.string().openapi({ description: 'In the reader’s language.' }),
                  units: z.array(
                    z.strictObject({ answer: z.string(), name: z.string(), unit: z.string() }),
                  ),
                })
                .openapi('LicenseKind'),
            ),
          })
          .openapi('LicenseKinds'),
        'Those with fees on the first day of the year, by name.',
      ),
    },
  },

  getLicenseApplication: {
    access: 'staff',
    method: 'get',
    path: '/requests/{id}/license',
    summary: 'Get what a request says about the license that it asks for',
    request: { params: IdParams },
    responses: {
      200: json(
        z
          .strictObject({
            application: z
              .strictObject({
                kind: z.string(),
                trades: z.array(z.enum(contractorTrades)),
                businessName: z.string(),
                address: z.string(),
                email: z.string(),
                language: z.enum(['en', 'es']),
                answers: z.record(z.string(), z.number()),
                isOpen: z.boolean().openapi({ description: 'No license, payment or end yet.' }),
              })
              .nullable()
              .openapi({ description: 'Null: the request asks for no license.' }),
            license: z
              .strictObject({
                id: z.uuid(),
                number: z.string(),
                year: z.int(),
                isValid: z.boolean().openapi({ description: 'Issued or paid.' }),
              })
              .nullable()
              .openapi({ description: 'What was issued for it.' }),
          })
          .openapi('LicenseApplication'),
        'The application, and its license.',
      ),
      404: problem('Request.NotFound.'),
    },
  },

  quoteLicense: {
    access: 'staff',
    method: 'post',
    path: '/licenses/quote',
    summary: 'Quote what a new business license costs',
    request: jsonBody(z.strictObject(kindAndYear)),
    responses: {
      200: json(
        z.strictObject({ totalCents: cents, summary: z.array(z.string()) }).openapi('LicenseQuote'),
        'The fee of the whole year, and in sentences in the reader’s language.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      409: problem(noFees),
    },
  },

  addLicense: {
    access: 'staff',
    method: 'post',
    path: '/licenses',
    summary: 'Issue a new business license',
    request: jsonBody(
      z
        .strictObject({
          requestId: z
            .uuid()
            .nullable()
            .openapi({ description: 'The application. Null: on paper, or at the counter.' }),
          number: z
            .string()
            .max(licenseLimits.number)
            .openapi({ description: 'Empty: the next free number.' }),
          ...kindAndYear,
          trades,
          businessName: z.string().max(licenseLimits.text),
          address: z.string().max(2 * licenseLimits.text),
          email: z.string().max(254).openapi({ description: 'For the license and reminders.' }),
          language: z.enum(['en', 'es']).openapi({ description: 'Of its letters and emails.' }),
        })
        .openapi('NewLicense'),
    ),
    responses: {
      201: json(
        z
          .strictObject({
            id: z.uuid(),
            number: z.string(),
            pin: z.string().nullable().openapi({
              description: 'Shown this once. Null: it is mailed with the license once it is paid.',
            }),
            dueCents: cents.openapi({ description: 'To be paid through the request. Cents.' }),
          })
          .openapi('AddedLicense'),
        'By hand, or without a fee, it is valid at once. Else once the request is paid.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: problem('Request.NotFound.'),
      409: problem(
        `Licenses.NotOpen: the application has a license or an end. Licenses.NumberTaken. Desk.NoSuchStep. ${noFees}`,
      ),
    },
  },
})
