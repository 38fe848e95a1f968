import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operation, problem } from '../contract.ts'
import { jsonBody } from '../shared/user.ts'

export const lookUpCitation = operation(
  {
    operationId: 'lookUpCitation',
    method: 'post',
    path: '/citations/lookup',
    tags: ['Payments'],
    summary: 'What is due on a city citation, for whoever holds it',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          number: z.string().min(1).max(40).openapi({ example: 'C-2026-0815' }),
          plate: z.string().max(20).openapi({
            description: 'Of the vehicle that it names; empty where it names none.',
            example: 'AB 12345',
          }),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({
          number: z.string(),
          type: z.string().openapi({ description: 'What for.', example: 'Expired meter' }),
          issuedOn: z.iso.date(),
          dueOn: z.iso.date().nullable(),
          amount: z.number().openapi({
            description: 'Due, in dollars; it is paid whole, and is 0 where it is paid already.',
          }),
          isPaid: z.boolean(),
        }),
        'The citation.',
      ),
      404: problem('Payment.CitationNotFound: no such number, or another plate.'),
    },
  },
  { access: 'anyone' },
)
