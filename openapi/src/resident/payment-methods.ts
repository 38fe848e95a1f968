import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../contract.ts'
import { optionalId } from '../shared/optional-id.ts'
import { MethodParams, methodUse, StoredMethod } from '../shared/payment-methods.ts'
import { jsonBody, Success } from '../shared/user.ts'

const whose = z.object({
  userId: optionalId(
    'Oneself, or the organization for which one acts; the methods are always those of whom one acts for.',
  ),
})

const notYours = problem('Account.NotYours: another’s, or nobody’s.')
const noMethod = problem('Payment.MethodNotFound: none of one’s own.')
const noProvider = problem('Payment.ProviderUnavailable, Payment.NotOpen; see Retry-After.')

/** What Accept.js gave a browser for a number. */
export const OpaqueData = z
  .strictObject({
    dataDescriptor: z.string().min(1).max(100).openapi({ example: 'COMMON.ACCEPT.INAPP.PAYMENT' }),
    dataValue: z.string().min(1).max(8000),
  })
  .openapi('OpaqueData')

/** A nonce: the object, or its value alone. */
export const Nonce = z.union([z.string().min(1).max(8000), OpaqueData])

export const paymentMethods = operations('Payment methods', {
  openMethodFrame: {
    access: 'contact',
    method: 'get',
    path: '/core/payment-methods/iframe',
    summary: 'The page on which a card or bank account is added, for a frame',
    description:
      'It shows the provider’s own page and tells the page around it, by `postMessage` from this origin and by `ReactNativeWebView.postMessage` as JSON, what happens: `{ "event": "OVERLAY-ON" }`, `OVERLAY-OFF`, `PAYMENT-ADDED`, `PAYMENT-CANCEL`, `PAYMENT-ERROR`, and `HEIGHT` with `height` in pixels.',
    request: {
      query: z.object({
        mode: z.enum(['frame', 'redirect']).default('frame').openapi({
          description: '`redirect`: by itself and without a script; it leads back to the account.',
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
    summary: 'Saved cards and bank accounts, after something was added on the provider’s page',
    request: { headers: LanguageHeader },
    responses: {
      200: json(z.array(StoredMethod), 'The first saved first.'),
      503: noProvider,
    },
  },

  listStoredMethods: {
    access: 'contact',
    method: 'get',
    path: '/core/payment-methods',
    summary: 'Saved cards and bank accounts',
    request: { query: whose, headers: LanguageHeader },
    responses: {
      200: json(z.array(StoredMethod), 'The first saved first.'),
      404: notYours,
    },
  },

  removeStoredMethod: {
    access: 'contact',
    method: 'delete',
    path: '/core/payment-methods/{id}/{ownerId}',
    summary: 'Remove a saved card or bank account',
    request: {
      params: MethodParams.extend({
        ownerId: z.uuid().openapi({
          param: { name: 'ownerId', in: 'path' },
          description: 'Oneself, or the organization for which one acts.',
        }),
      }),
    },
    responses: {
      200: json(Success, 'Removed. Autopay that paid with it is off, and its owner is told.'),
      404: noMethod,
      503: noProvider,
    },
  },

  listPaymentMethods: {
    access: 'contact',
    method: 'get',
    path: '/payment-methods',
    summary: 'Saved cards and bank accounts, as older apps know them',
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
              Default: z.boolean().openapi({ description: 'The one that was saved first.' }),
            })
            .openapi('PaymentProfile'),
        ),
        'The first saved first.',
      ),
      404: notYours,
    },
  },

  getPaymentMethodUse: { access: 'contact', ...methodUse(noMethod) },

  removePaymentMethod: {
    access: 'contact',
    method: 'delete',
    path: '/payment-methods/{id}',
    summary: 'Remove a saved card or bank account',
    request: { params: MethodParams },
    responses: {
      200: json(Success, 'Removed. Autopay that paid with it is off, and its owner is told.'),
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
      'By the nonce that the provider gave a browser or an app for the number; the number itself never comes here.',
    request: jsonBody(
      z.strictObject({ nonce: Nonce.optional(), token: Nonce.optional() }).openapi({
        description: 'One of the two; they mean the same.',
      }),
    ),
    responses: {
      200: json(
        z.strictObject({
          success: z.boolean(),
          resultCode: z.string().optional().openapi({
            description:
              'Why the provider did not take it: `Payment.APICouldNotValidateError` or `Payment.TooManyMethods`.',
          }),
        }),
        'Saved; or not, with a resultCode.',
      ),
      503: noProvider,
    },
  },
})
