import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { Nonce } from './payment-methods.ts'

const noAutopay = problem('Autopay.NotFound: no autopay on one of your accounts.')

const byAccount = {
  method: 'delete',
  summary: 'Turn off autopay, by account number',
  request: jsonBody(
    z.strictObject({
      accountNumber: z.string().max(60).openapi({
        description: 'Customer and location number.',
        example: '1001-5001',
      }),
    }),
  ),
  responses: { 200: json(Success, 'Turned off. Its owner is notified.'), 404: noAutopay },
} as const

export const autopay = operations('Autopay', {
  enrolInAutopay: {
    access: 'contact',
    method: 'put',
    path: '/autopay',
    summary: 'Turn on autopay for a utility account, or change its payment method',
    description:
      'Send exactly one of these: a saved method, a bank account’s numbers, or a nonce. We pass bank numbers on to the payment provider in this request and store them nowhere.',
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
              description: 'S: savings account. C: checking account. R: card.',
            }),
            AutopayEnabled: z.literal(true),
            PaymentProfileId: z.uuid().openapi({ description: 'Id of the saved method.' }),
          })
          .openapi('EnrolledAutopay'),
        'Turned on. Any earlier autopay of the account has ended, and its owner is notified.',
      ),
      400: problem(
        'Util.FormContainsErrors without exactly one payment method. Payment.APICouldNotValidateError, Payment.TooManyMethods.',
      ),
      404: problem('Billing.AccountNotFound or Payment.MethodNotFound: not yours.'),
      422: problem('Billing.InvalidRoutingNumber: no bank has these numbers.'),
      503: problem('Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After.'),
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
    responses: { 200: json(Success, 'Turned off. Its owner is notified.'), 404: noAutopay },
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
    description: 'The same address without the slash at the end.',
  },
})
