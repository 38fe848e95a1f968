import { z } from '@hono/zod-openapi'
import { inEnglish, json, LanguageHeader, operations, problem } from '../contract.ts'

export const fees = operations('Payments', {
  getFee: {
    access: 'anyone',
    method: 'get',
    path: '/payments/fees/{activityId}',
    summary: 'What a request asks money for',
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
              description: 'What it is, in the reader’s language.',
              example: 'Parking ticket: T-4711',
            }),
            number: z.string().openapi({ description: 'The request’s number.' }),
            place: z.string().openapi({ description: 'Where it is for; empty where nobody said.' }),
            amount: z.number().openapi({ description: 'Dollars.' }),
            isPaid: z.boolean(),
            inEnglish,
          })
          .openapi('Fee'),
        'What is to be paid, whole and once.',
      ),
      404: problem('Payment.AccountNotFound: nothing to pay, or none of yours.'),
    },
  },
})
