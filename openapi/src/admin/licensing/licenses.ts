import { z } from '@hono/zod-openapi'
import { licenseLimits, licenseStatuses } from '@portal/core/licenses/rules'
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
const cents = z.int().openapi({ description: 'Cents.' })

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
            version,
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

  resetLicensePin: {
    access: 'staff',
    method: 'post',
    path: '/licenses/{id}/pin',
    summary: 'Set a new PIN for a business license',
    request: { params: IdParams, headers: IfMatch },
    responses: {
      200: json(
        z.strictObject({ pin: z.string(), version }).openapi('LicensePin'),
        'The PIN is shown this once, for a letter to the holder. The one before ends.',
      ),
      404: missing,
      412: stale,
    },
  },
})
