import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { MethodParams, methodUse, StoredMethod } from '../../shared/money/payment-methods.ts'
import { optionalId } from '../../shared/optional-id.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const whose = z.object({
  userId: optionalId(
    'Your own id, or the id of the organization you act for. The methods are always those of the person or organization you act for.',
  ),
})

const notYours = problem('Account.NotYours: another person’s id.')
const noMethod = problem('Payment.MethodNotFound: not your method.')
const noProvider = problem('Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After.')

export const OpaqueData = z
  .strictObject({
    dataDescriptor: z.string().min(1).max(100).openapi({ example: 'COMMON.ACCEPT.INAPP.PAYMENT' }),
    dataValue: z.string().min(1).max(8000),
  })
  .openapi('OpaqueData')

export const Nonce = z.union([z.string().min(1).max(8000), OpaqueData])

export const paymentMethods = operations('Payment methods', {
  openMethodFrame: {
    access: 'contact',
    method: 'get',
    path: '/core/payment-methods/iframe',
    summary: 'Get the page to add a card or bank account, for a frame',
    description:
      'It shows the provider’s own page. It sends events to the page around it, by `postMessage` from this origin and by `ReactNativeWebView.postMessage` as JSON: `{ "event": "OVERLAY-ON" }`, `OVERLAY-OFF`, `PAYMENT-ADDED`, `PAYMENT-CANCEL`, `PAYMENT-ERROR`, and `HEIGHT` with `height` in pixels.',
    request: {
      query: z.object({
        mode: z.enum(['frame', 'redirect']).default('frame').openapi({
          description:
            '`redirect`: the page opens by itself and works without a script. It leads back to the account.',
        }),
      }),
    },
    responses: {
      200: { description: 'A page.', content: { 'text/html': { schema: z.string() } } },
    },
  },

  syncStoredMethods: {
    access: 'contact',
    method: 'post',
    path: '/core/payment-methods/sync',
    summary: 'List saved cards and bank accounts after one was added on the provider’s page',
    request: { headers: LanguageHeader },
    responses: {
      200: json(z.array(StoredMethod), 'In the order they were saved.'),
      503: noProvider,
    },
  },

  listStoredMethods: {
    access: 'contact',
    method: 'get',
    path: '/core/payment-methods',
    summary: 'List saved cards and bank accounts',
    request: { query: whose, headers: LanguageHeader },
    responses: {
      200: json(z.array(StoredMethod), 'In the order they were saved.'),
      404: notYours,
    },
  },

  removeStoredMethod: {
    access: 'contact',
    method: 'delete',
    path: '/core/payment-methods/{id}/{ownerId}',
    summary: 'Delete a saved card or bank account',
    request: {
      params: MethodParams.extend({
        ownerId: z.uuid().openapi({
          param: { name: 'ownerId', in: 'path' },
          description: 'Your own id, or the id of the organization you act for.',
        }),
      }),
    },
    responses: {
      200: json(Success, 'Deleted. Autopay that used it is off, and its owner is notified.'),
      404: noMethod,
      503: noProvider,
    },
  },

  listPaymentMethods: {
    access: 'contact',
    method: 'get',
    path: '/payment-methods',
    summary: 'List saved cards and bank accounts, for older apps',
    request: { query: whose, headers: LanguageHeader },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              Id: z.uuid(),
              Type: z.enum(['Credit Card', 'Bank Account']),
              MaskedAccountNumber: z.string(),
              ProfileDescription: z.string(),
              Token: z.uuid().openapi({ description: 'The same as Id.' }),
              Default: z.boolean().openapi({ description: 'The first one that was saved.' }),
            })
            .openapi('PaymentProfile'),
        ),
        'In the order they were saved.',
      ),
      404: notYours,
    },
  },

  getPaymentMethodUse: { access: 'contact', ...methodUse(noMethod) },

  removePaymentMethod: {
    access: 'contact',
    method: 'delete',
    path: '/payment-methods/{id}',
    summary: 'Delete a saved card or bank account',
    request: { params: MethodParams },
    responses: {
      200: json(Success, 'Deleted. Autopay that used it is off, and its owner is notified.'),
      404: noMethod,
      503: noProvider,
    },
  },

  addPaymentMethod: {
    access: 'contact',
    method: 'post',
    path: '/payment-methods',
    summary: 'Save a card or bank account',
    description:
      'Send the nonce that the provider gave a browser or an app for the number. The number itself never comes here.',
    request: jsonBody(
      z.strictObject({ nonce: Nonce.optional(), token: Nonce.optional() }).openapi({
        description: 'Send one of the two. They mean the same.',
      }),
    ),
    responses: {
      200: json(
        z.strictObject({
          success: z.boolean(),
          resultCode: z.string().optional().openapi({
            description:
              'Why the provider refused it: `Payment.APICouldNotValidateError` or `Payment.TooManyMethods`.',
          }),
        }),
        'Saved, or not saved with a resultCode.',
      ),
      503: noProvider,
    },
  },
})
