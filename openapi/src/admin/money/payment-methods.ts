import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { methodUse, StoredMethod } from '../../shared/money/payment-methods.ts'
import { Success } from '../../shared/user.ts'
const noMethod = problem('Payment.MethodNotFound.')

export const paymentMethods = operations('Payment methods', {
  listUserPaymentMethods: {
    access: 'staff',
    method: 'get',
    path: '/payment-methods',
    summary: 'List a user’s saved cards and bank accounts',
    request: { query: z.object({ userId: z.uuid() }), headers: LanguageHeader },
    responses: { 200: json(z.array(StoredMethod), 'In the order they were saved.') },
  },

  listUserUtilityAccounts: {
    access: 'staff',
    method: 'get',
    path: '/naviline/paymentInformation',
    summary: 'List a user’s water accounts and their autopay',
    request: { query: z.object({ userId: z.uuid() }) },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              CustomerId: z.string(),
              LocationId: z.string(),
              address1: z.string().openapi({ description: 'The service address.' }),
              AutopayId: z.uuid().nullable(),
              AutopayStatus: z.enum(['S', 'C', 'R', '']).openapi({
                description: 'S: savings account. C: checking account. R: card. Empty: no autopay.',
              }),
            })
            .openapi('UserUtilityAccount'),
        ),
        'By account number.',
      ),
    },
  },

  removeUserUtilityAccount: {
    access: 'staff',
    method: 'delete',
    path: '/naviline/paymentInformation',
    summary: 'Remove a water account from a user',
    request: {
      query: z.object({
        userId: z.uuid(),
        customerId: z.string().min(1).max(30),
        locationId: z.string().min(1).max(30),
      }),
    },
    responses: {
      200: json(Success, 'Removed. The user’s autopay for it is off, and the user is notified.'),
      404: problem('Billing.AccountNotFound: the user does not have this account personally.'),
    },
  },

  getPaymentMethodUse: { access: 'staff', ...methodUse(noMethod) },

  removeUserPaymentMethod: {
    access: 'staff',
    method: 'delete',
    path: '/payment-methods/{cardId}/{userId}',
    summary: 'Delete a user’s saved card or bank account',
    request: {
      params: z.object({
        cardId: z.uuid().openapi({ param: { name: 'cardId', in: 'path' } }),
        userId: z.uuid().openapi({ param: { name: 'userId', in: 'path' } }),
      }),
    },
    responses: {
      200: json(Success, 'Deleted. Autopay that used it is off, and the user is notified.'),
      404: noMethod,
      503: problem('Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After.'),
    },
  },
})
