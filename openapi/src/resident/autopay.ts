import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'
import { Nonce } from './payment-methods.ts'

const noAutopay = problem('Autopay.NotFound: none of an account in one’s care.')

const byAccount = {
  method: 'delete',
  summary: 'Turn autopay off, by the account’s number',
  request: jsonBody(
    z.strictObject({
      accountNumber: z.string().max(60).openapi({
        description: 'Customer and location.',
        example: '1001-5001',
      }),
    }),
  ),
  responses: { 200: json(Success, 'Off; its owner is told.'), 404: noAutopay },
} as const

export const autopay = operations('Autopay', {
  enrolInAutopay: {
    access: 'contact',
    method: 'put',
    path: '/autopay',
    summary: 'Turn autopay on for a utility account, or change what it pays with',
    description:
      'With exactly one of: a saved method; a bank account’s numbers, which are handed to the payment provider in this request and kept nowhere; a nonce.',
    request: jsonBody(
      z.strictObject({
        navilineCustomerId: z.string().min(1).max(30),
        navilineLocationId: z.string().min(1).max(30),
        savedCard: z.uuid().optional().openapi({ description: 'Id of a saved method.' }),
        accountNumber: z.string().max(30).optional(),
        routingNumber: z.string().max(30).optional(),
        accountType: z.enum(['checking', 'savings']).optional(),
        nonce: Nonce.optional(),
      }),
    ),
    responses: {
      200: json(
        z
          .strictObject({
            success: z.literal(true),
            AutopayId: z.uuid(),
            AutopayStatus: z.enum(['S', 'C', 'R']).openapi({
              description: 'S: savings account; C: checking account; R: card.',
            }),
            AutopayEnabled: z.literal(true),
            PaymentProfileId: z.uuid().openapi({ description: 'Id of the saved method.' }),
          })
          .openapi('EnrolledAutopay'),
        'On; whatever paid the account before has ended. Its owner is told.',
      ),
      400: problem(
        'Util.FormContainsErrors without exactly one means; Payment.APICouldNotValidateError, Payment.TooManyMethods.',
      ),
      404: problem('Billing.AccountNotFound, Payment.MethodNotFound: not one’s own.'),
      422: problem('Billing.InvalidRoutingNumber: no bank has such numbers.'),
      503: problem('Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After.'),
    },
  },

  endAutopay: {
    access: 'contact',
    method: 'delete',
    path: '/autopay/{id}',
    summary: 'Turn autopay off',
    request: {
      params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }),
    },
    responses: { 200: json(Success, 'Off; its owner is told.'), 404: noAutopay },
  },

  endAutopayOfAccount: {
    access: 'contact',
    ...byAccount,
    path: '/autopay/',
  },

  endAutopayByNumber: {
    access: 'contact',
    ...byAccount,
    path: '/autopay',
    description: 'The same without the slash at the end.',
  },
})
