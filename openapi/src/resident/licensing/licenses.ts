import { z } from '@hono/zod-openapi'
import { checkResults, licenseLimits } from '@portal/core/licenses/rules'
import { binary, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

const key = {
  licenseYear: z
    .string()
    .regex(/^\d{2}$/)
    .openapi({
      description:
        'The last two characters of the year on the license. It is renewed for the next.',
      example: '25',
    }),
  licenseNumber: z.string().min(1).max(licenseLimits.number).openapi({ example: 'R-1024' }),
  licensePIN: z.string().min(1).max(licenseLimits.pin),
}

const dollars = (description: string) => z.number().openapi({ description })

const RenewalFees = z
  .strictObject({
    success: z.boolean(),
    fees: dollars('Without the penalty, and with a rebate taken off. Dollars.'),
    penalty: dollars('For a late renewal. Dollars.'),
    message: z
      .string()
      .openapi({ description: 'Why there is no amount, in the reader’s language. Else empty.' }),
    total: dollars('What is paid today. Dollars.'),
    businessName: z.string(),
    year: z.int().nullable().openapi({ description: 'That the renewal is for.' }),
    dueOn: z.iso.date().nullable().openapi({ description: 'The last day without a penalty.' }),
    lines: z.array(
      z
        .strictObject({
          name: z.string(),
          amount: dollars('Negative for a rebate. Dollars.'),
          source: z.string().openapi({ description: 'The ordinance that sets the amount.' }),
          fromDay: z.iso.date().openapi({ description: 'Since when the amount is in force.' }),
        })
        .openapi('RenewalLine'),
    ),
    summary: z
      .array(z.string())
      .openapi({ description: 'The amounts in sentences, in the reader’s language.' }),
  })
  .openapi('RenewalFees')

const LicenseCheck = z
  .strictObject({
    result: z.enum(checkResults),
    code: z.string(),
    number: z.string(),
    kind: z.string().openapi({ description: 'In the reader’s language.' }),
    businessName: z.string(),
    address: z.string(),
    year: z.int(),
    fromDay: z.iso.date(),
    toDay: z.iso.date().openapi({ description: 'Included.' }),
  })
  .openapi('LicenseCheck')

const CodeParams = z.object({
  code: z
    .string()
    .max(40)
    .openapi({ param: { name: 'code', in: 'path' }, example: 'K7QM-2XWP-9RTD' }),
})
const noCode = problem('License.NoSuchCode: there is no such code.')
const lng = z.enum(['en', 'es']).optional().openapi({ description: 'Default: English.' })

export const licenses = operations('Licenses', {
  calculateRenewal: {
    access: 'anyone',
    method: 'post',
    path: '/licenses/renew/calc',
    summary: 'Look up what the renewal of a business license costs',
    weight: 'heavy',
    request: { headers: LanguageHeader, ...jsonBody(z.strictObject(key)) },
    responses: {
      200: json(
        RenewalFees,
        'The fees, or with `success: false` why there are none. A wrong number and a wrong PIN have the same answer.',
      ),
    },
  },

  renewLicense: {
    access: 'anyone',
    method: 'post',
    path: '/licenses/renew',
    summary: 'Begin the renewal of a business license',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          ...key,
          total: dollars('As calculated. Another amount is refused. Dollars.'),
        }),
      ),
    },
    responses: {
      200: json(
        z
          .strictObject({
            requestId: z.uuid(),
            caseNumber: z.string(),
            amount: dollars('Dollars.'),
            code: z.string().openapi({ description: 'It counts when the renewal is paid.' }),
            path: z.string().openapi({ description: 'The page to pay it.' }),
          })
          .openapi('LicenseRenewal'),
        'The license is valid for its new year as soon as the request is paid.',
      ),
      404: problem('License.NotFound: no such number, or another PIN.'),
      409: problem(
        'License.Stopped, License.Renewed, License.TooEarly, License.OtherYear, License.NoSchedule, License.NoFees, License.AmountChanged, License.ChangedMeanwhile. Payment.StillBeingChecked: a payment is open.',
      ),
    },
  },

  checkLicense: {
    access: 'anyone',
    method: 'get',
    path: '/licenses/check/{code}',
    summary: 'Check whether a business license is valid',
    request: { headers: LanguageHeader, params: CodeParams },
    responses: { 200: json(LicenseCheck, 'The license of this code.'), 404: noCode },
  },

  getLicenseDocument: {
    access: 'anyone',
    method: 'get',
    path: '/licenses/check/{code}/pdf',
    summary: 'Get a business license as PDF',
    request: { params: CodeParams, query: z.object({ lng }) },
    responses: {
      200: {
        description: 'To be hung up in the business.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: noCode,
    },
  },

  getLicenseCalendar: {
    access: 'anyone',
    method: 'get',
    path: '/licenses/check/{code}/calendar',
    summary: 'Get the renewal day of a business license for a calendar',
    request: { params: CodeParams, query: z.object({ lng }) },
    responses: {
      200: {
        description: 'An iCalendar file (RFC 5545).',
        content: { 'text/calendar': { schema: z.any().openapi({ type: 'string' }) } },
      },
      404: noCode,
    },
  },
})
