import { z } from '@hono/zod-openapi'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { type EnteredReport, reportFields } from '@portal/core/reports/rules'
import { json, operations, problem } from '../../contract.ts'
import { EmailAddress } from '../../shared/people/identity.ts'
import { jsonBody } from '../../shared/user.ts'

const { address, contactName, contactPhone, description, extraDescription } = reportFields

const fields = {
  category: z.enum(reportCategoryNames),
  userId: z.uuid().nullable().openapi({ description: 'The caller’s account. Null without one.' }),
  name: z.string().max(contactName.maxLength),
  email: EmailAddress,
  language: z.enum(['en', 'es']),
  phone: z.string().max(contactPhone.maxLength),
  address: z.string().max(address.maxLength),
  description: z.string().max(description.maxLength),
  extraDescription: z.string().max(extraDescription.maxLength),
  rating: z.int().min(1).max(5).nullable(),
  details: z
    .record(z.string().max(60), z.union([z.string().max(60), z.boolean()]))
    .openapi({ description: 'Answers to the category’s questions, by name.' }),
} satisfies Readonly<Record<keyof EnteredReport, z.ZodType>>

export const reports = operations('Requests', {
  enterReport: {
    access: 'staff',
    idempotent: true,
    method: 'post',
    path: '/requests',
    summary: 'Enter a request for a caller',
    request: jsonBody(z.strictObject(fields)),
    responses: {
      201: json(
        z.strictObject({ id: z.uuid(), number: z.string() }),
        'Entered, by phone. The caller is notified, by email if there is an address.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field. Call.NoSuchPerson.'),
    },
  },
})
