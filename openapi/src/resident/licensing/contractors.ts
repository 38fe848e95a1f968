import { z } from '@hono/zod-openapi'
import { contractorLimits, contractorViews } from '@portal/core/contractors/rules'
import { licenseLimits, licenseStatuses } from '@portal/core/licenses/rules'
import { inspectionWindows, permitDisciplines, permitStateNames } from '@portal/core/permits/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const day = z.iso.date()

const OwnLicense = z
  .strictObject({
    number: z.string(),
    kind: z.string().openapi({ description: 'In the reader’s language.' }),
    isContractor: z.boolean().openapi({ description: 'Permits name its number.' }),
    businessName: z.string(),
    status: z.enum(licenseStatuses),
    validTo: day.nullable().openapi({ description: 'Included.' }),
  })
  .openapi('OwnLicense')

const ContractorPermit = z
  .strictObject({
    year: z.int(),
    number: z.int(),
    kind: z.string().openapi({ description: 'In the reader’s language.' }),
    address: z.string(),
    license: z.string().openapi({ description: 'The contractor license that it names.' }),
    state: z.enum(permitStateNames),
    status: z.string(),
    appliedOn: day,
    expiresOn: day.nullable().openapi({ description: 'The last day on which work may go on.' }),
    feeCents: z.int(),
    waitsFor: z.array(z.enum(permitDisciplines)).openapi({ description: 'Reviews not done yet.' }),
    booked: z
      .strictObject({ name: z.string(), day, window: z.enum(inspectionWindows) })
      .nullable()
      .openapi({ description: 'The next inspection that is booked.' }),
    nextInspection: z
      .string()
      .nullable()
      .openapi({ description: 'Of an issued permit: the next one to book.' }),
  })
  .openapi('ContractorPermit')

const permitKey = /^\d{4}-\d{1,8}$/

export const contractors = operations('Contractors', {
  listOwnLicenses: {
    access: 'contact',
    method: 'get',
    path: '/organizations/licenses',
    summary: 'List the licenses of the organization you act for',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.array(OwnLicense),
        'By number; those that the city or a PIN connected with the organization. Empty for yourself.',
      ),
    },
  },

  claimLicense: {
    access: 'contact',
    method: 'post',
    path: '/organizations/licenses',
    summary: 'Connect a license with an organization, by the license’s PIN',
    description: 'For managers of the organization.',
    request: jsonBody(
      z.strictObject({
        organizationId: z.uuid(),
        number: z.string().max(licenseLimits.number).openapi({ example: 'C-3300' }),
        pin: z.string().max(licenseLimits.pin),
      }),
    ),
    responses: {
      200: json(Success, 'Connected. A second call changes nothing.'),
      404: problem(
        'License.NotFound, the same for an unknown number and a wrong PIN. Organization.NotFound.',
      ),
      403: problem('Organization.ManagersOnly.'),
      409: problem('Contractors.LicenseTaken: it belongs to another organization.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },

  listContractorPermits: {
    access: 'contact',
    weight: 'heavy',
    method: 'get',
    path: '/contractor-permits',
    summary: 'List the permits that name the contractor license of the organization you act for',
    request: {
      headers: LanguageHeader,
      query: z.object({
        view: z.enum(contractorViews).default('open'),
        after: z
          .union([z.literal(''), z.string().regex(permitKey)])
          .default('')
          .openapi({
            description: 'The last permit of the page before.',
            example: '2026-1387',
          }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          licenses: z.array(OwnLicense),
          counts: z
            .strictObject({
              open: z.int(),
              toBook: z.int(),
              feeDue: z.int(),
              expiring: z.int(),
              all: z.int(),
            })
            .openapi({ description: `At most ${contractorLimits.counted} each.` }),
          permits: z.array(ContractorPermit).max(contractorLimits.page),
        }),
        'The newest first. Empty unless a license is active and connected with the organization.',
      ),
    },
  },
})
