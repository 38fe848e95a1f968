import { z } from '@hono/zod-openapi'
import { inEnglish, json, LanguageHeader, operations, problem } from '../../contract.ts'

export const fees = operations('Payments', {
  getFee: {
    access: 'anyone',
    method: 'get',
    path: '/payments/fees/{activityId}',
    summary: 'Get what a request asks to be paid',
    request: {
      params: z.object({
        activityId: z.uuid().openapi({ param: { name: 'activityId', in: 'path' } }),
      }),
      headers: LanguageHeader,
    },
    responses: {
      200: json(
        z
          .strictObject({
            name: z.string().openapi({
              description: 'The purpose, in the reader’s language.',
              example: 'Parking ticket: T-4711',
            }),
            number: z.string().openapi({ description: 'The request number.' }),
            place: z.string().openapi({ description: 'The place. Empty if unknown.' }),
            amount: z.number().openapi({ description: 'Dollars.' }),
            isPaid: z.boolean(),
            inEnglish,
          })
          .openapi('Fee'),
        'The fee. It is paid in full, once.',
      ),
      404: problem('Payment.AccountNotFound: nothing to pay, or not your request.'),
    },
  },
})
