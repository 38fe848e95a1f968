import { z } from '@hono/zod-openapi'
import { inquiryLimits, markValues } from '@portal/core/zoning-inquiries/rules'
import { json, operations, problem } from '../../contract.ts'
import { EmailAddress } from '../../shared/people/identity.ts'
import { jsonBody } from '../../shared/user.ts'

const yesNo = (description: string) =>
  z
    .string()
    .max(3)
    .default('')
    .openapi({ description: `${description} \`Yes\` or \`No\`.` })

/** Spec, resident section 3. */
const ZoningInquiry = z
  .strictObject({
    Land_Parcel_Master_Address__c: z
      .string()
      .max(inquiryLimits.address)
      .default('')
      .openapi({ description: 'The parcel’s `Id`, or its whole address.' }),
    Business_Details__c: z.string().max(inquiryLimits.usage).default('').openapi({
      description: 'The proposed usage.',
    }),
    Mark_all_that_apply_to_you_inquiry__c: z
      .string()
      .max(500)
      .default('')
      .openapi({
        description: `At least one of these, joined by semicolons: ${Object.values(markValues).join('; ')}.`,
        example: 'Expand my business;Know permitted uses at property',
      }),
    Is_this_a_home_based_business__c: yesNo('Whether the business is home-based.'),
    Is_this_a_new_business__c: yesNo('Whether the business is new.'),
    SFDC_ContactID__c: z.string().max(100).optional().openapi({
      description:
        'The id of the caller’s selected organization. Without one, the caller’s `SalesforceId`. Default: the same.',
    }),
    guestEmail: EmailAddress.default('').openapi({
      description: 'For people without an account, where the service allows it.',
    }),
  })
  .openapi('ZoningInquiry')

export const zoningInquiries = operations('Zoning', {
  createZoningInquiry: {
    access: 'anyone',
    idempotent: true,
    method: 'post',
    path: '/salesforce/zoningInquiry/{activityId}',
    summary: 'Ask a planner about a property',
    request: {
      params: z.object({
        activityId: z.uuid().openapi({
          param: { name: 'activityId', in: 'path' },
          description: 'UUID of the service.',
        }),
      }),
      ...jsonBody(ZoningInquiry),
    },
    responses: {
      201: json(
        z.strictObject({
          id: z.uuid(),
          caseNumber: z.string(),
          statusPath: z.string().nullable().openapi({
            description: 'The status page for a guest. Null if the guest gets it by email.',
          }),
        }),
        'Saved. Give this number when you ask about the request.',
      ),
      400: problem('Zoning.ReviewErrors with each invalid field.'),
      401: problem('Auth.SignInRequired: this service needs an account.'),
      403: problem('Zoning.OtherContact: the contact id is not the caller’s.'),
      404: problem('Zoning.ServiceNotFound.'),
    },
  },
})
