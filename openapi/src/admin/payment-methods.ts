import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operation, problem } from '../contract.ts'
import { getPaymentMethodUseFor, StoredMethod } from '../shared/payment-methods.ts'
import { Success } from '../shared/user.ts'

const tags = ['Payment methods']
const noMethod = problem('Payment.MethodNotFound.')

export const listUserPaymentMethods = operation(
  {
    operationId: 'listUserPaymentMethods',
    method: 'get',
    path: '/payment-methods',
    tags,
    summary: 'A user’s saved cards and bank accounts',
    request: { query: z.object({ userId: z.uuid() }), headers: LanguageHeader },
    responses: { 200: json(z.array(StoredMethod), 'The first saved first.') },
  },
  { access: 'staff' },
)

export const listUserUtilityAccounts = operation(
  {
    operationId: 'listUserUtilityAccounts',
    method: 'get',
    path: '/naviline/paymentInformation',
    tags,
    summary: 'A user’s water accounts and their autopay',
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
                description: 'Savings account, checking account, card; empty is not enrolled.',
              }),
            })
            .openapi('UserUtilityAccount'),
        ),
        'By number.',
      ),
    },
  },
  { access: 'staff' },
)

export const removeUserUtilityAccount = operation(
  {
    operationId: 'removeUserUtilityAccount',
    method: 'delete',
    path: '/naviline/paymentInformation',
    tags,
    summary: 'Take a water account from a user',
    request: {
      query: z.object({
        userId: z.uuid(),
        customerId: z.string().min(1).max(30),
        locationId: z.string().min(1).max(30),
      }),
    },
    responses: {
      200: json(Success, 'Taken. The user’s autopay of it is off; the user is told of that.'),
      404: problem('Billing.AccountNotFound: not in the user’s own care.'),
    },
  },
  { access: 'staff' },
)

export const getPaymentMethodUse = getPaymentMethodUseFor('staff', noMethod)

export const removeUserPaymentMethod = operation(
  {
    operationId: 'removeUserPaymentMethod',
    method: 'delete',
    path: '/payment-methods/{cardId}/{userId}',
    tags,
    summary: 'Remove a user’s saved card or bank account',
    request: {
      params: z.object({
        cardId: z.uuid().openapi({ param: { name: 'cardId', in: 'path' } }),
        userId: z.uuid().openapi({ param: { name: 'userId', in: 'path' } }),
      }),
    },
    responses: {
      200: json(Success, 'Removed. Autopay that paid with it is off; the user is told.'),
      404: noMethod,
      503: problem('Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After.'),
    },
  },
  { access: 'staff' },
)

export const endUserAutopay = operation(
  {
    operationId: 'endUserAutopay',
    method: 'delete',
    path: '/autopay/{id}',
    tags: ['Autopay'],
    summary: 'Turn a user’s autopay off',
    request: {
      params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }),
    },
    responses: {
      200: json(Success, 'Off; the user is told.'),
      404: problem('Autopay.NotFound.'),
    },
  },
  { access: 'staff' },
)
