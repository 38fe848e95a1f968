import { z } from '@hono/zod-openapi'
import { maximumPaymentCents, purposeNames } from '@portal/core/ledger/rules'
import { appCodes } from '@portal/core/services/rules'
import { json, LanguageHeader, operations, problem, binary } from '../../contract.ts'
import { optionalId } from '../../shared/optional-id.ts'
import { EmailAddress } from '../../shared/people/identity.ts'
import { jsonBody } from '../../shared/user.ts'
import { Confirm, ConfirmQuery, questionsText } from './payment-confirm.ts'
import { Nonce } from './payment-methods.ts'
import { PaymentView } from './payment-shapes.ts'

const dollars = z
  .number()
  .max(maximumPaymentCents / 100)
  .openapi({
    description: 'Dollars with at most two decimals, at least 1.00 in all.',
    example: 82.5,
  })

const AccountNumber = z.string().min(1).max(60).openapi({
  description: '`customer-location` of a water account, or the number of a citation or request.',
  example: '1001-5001',
})

/** The caller's Idempotency-Key for one payment. */
export const PaymentHeaders = LanguageHeader.extend({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/)
    .optional()
    .openapi({
      description:
        'Names this one payment from the first click on. If you send it again, you get the result of the first call. Use a random UUID: it also identifies a guest without a cookie.',
    }),
})

export const paymentRefusals = {
  400: problem(
    'You were not charged. Payment.AmountInvalid. Payment.CitationAmount: a citation is paid in full. Payment.MethodMissing: send either a nonce or a saved method. Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid.',
  ),
  404: problem(
    'Payment.AccountNotFound: there is nothing to pay under this number, or it is not yours. Payment.CitationNotFound.',
  ),
  409: problem(
    `Payment.InFlight: the same payment is in progress. Payment.StillBeingChecked: another payment for the same thing is open. Payment.NothingToPay: it is already paid. Error.IdempotencyKeyReused. ${questionsText}`,
  ),
} as const

// Older apps send missing values as empty texts.
const Asked = z.object({
  transactionType: z
    .enum([...purposeNames, ''])
    .optional()
    .openapi({ description: 'Default: UTILITY.' }),
  accountNumber: AccountNumber,
  english: z.enum(['true', 'false', '']).optional().openapi({
    description: 'true: in English. false: in Spanish. Default: by Accept-Language.',
  }),
  amount: z.string().max(20).openapi({ description: 'Dollars.', example: '82.50' }),
  appCode: z.enum([...appCodes, '']).optional(),
  activityId: optionalId('The request that the fee is for.'),
  confirm: ConfirmQuery,
})

const html = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})

/** An error in JSON; for browsers and web views a page with the question. */
const asked = {
  description: paymentRefusals[409].description,
  content: { ...paymentRefusals[409].content, 'text/html': { schema: z.string() } },
}

const billPay = {
  request: { query: Asked, headers: LanguageHeader },
  responses: {
    200: html(
      'Our page around the provider’s page, for a frame or a web view. It sends events to its parent by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL.',
    ),
    ...paymentRefusals,
    409: asked,
  },
}

const Items = z
  .array(z.strictObject({ accountNumber: AccountNumber, amount: dollars }))
  .min(1)
  .max(200)

export const ChargeMeans = z.strictObject({
  nonce: Nonce.optional(),
  savedCard: z.uuid().optional().openapi({ description: 'Id of a saved method.' }),
  amount: dollars,
  email: EmailAddress.nullable().optional(),
  confirm: Confirm,
})

export const charged = json(
  z.strictObject({
    authNetTransId: z.string(),
    payment: PaymentView,
    autoPay: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether autopay is on now, if it was requested.' }),
  }),
  'Paid.',
)
export const chargeUnknown = json(
  z.strictObject({ authNetTransId: z.null(), payment: PaymentView }),
  'We do not know yet whether the money moved. The receipt will say. Do not pay again.',
)

const ReferenceParams = z.object({
  reference: z
    .string()
    .max(200)
    .openapi({ param: { name: 'reference', in: 'path' } }),
})
const Signature = z.string().max(100).optional().openapi({
  description: 'From a guest’s link or `beginPayment`. The payer does not need it.',
})
const unknownPayment = problem('Payment.NotFound: not your payment.')

export const payments = operations('Payments', {
  openBillPay: {
    access: 'contact',
    ...billPay,
    method: 'get',
    path: '/core/bill-pay/iframe',
    summary: 'Get the provider’s payment page for a logged-in person',
  },

  openGuestBillPay: {
    access: 'anyone',
    ...billPay,
    method: 'get',
    path: '/core/bill-pay/iframe/unauth',
    summary: 'Get the provider’s payment page for a guest',
  },

  openPaymentFrame: {
    access: 'anyone',
    method: 'get',
    path: '/core/bill-pay/frame/{reference}',
    summary: 'Get the provider’s page of a payment that was started',
    request: {
      params: z.object({
        reference: z.string().openapi({ param: { name: 'reference', in: 'path' } }),
      }),
      query: z.object({
        mode: z.enum(['frame', 'redirect']).openapi({
          description: 'Around the provider’s page, or with a redirect there and back.',
        }),
        signature: z.string(),
        lng: z.enum(['en', 'es']).optional().openapi({
          description: 'Its language. Default: the reader’s language.',
        }),
        confirm: ConfirmQuery,
      }),
      headers: LanguageHeader,
    },
    responses: {
      200: html('The same as `openBillPay`.'),
      404: paymentRefusals[404],
      409: asked,
    },
  },

  getProviderCommunicator: {
    access: 'anyone',
    method: 'get',
    path: '/core/bill-pay/communicator',
    summary: 'Get the page through which the provider’s page sends messages to ours',
    responses: { 200: html('For a hidden frame in the provider’s page.') },
  },

  getPaymentusToken: {
    access: 'anyone',
    method: 'get',
    path: '/paymentus-token',
    summary: 'Start a payment and get the address of its page',
    request: { query: Asked, headers: LanguageHeader },
    responses: {
      200: json(z.strictObject({ iframeURL: z.string() }), 'Opens without a session.'),
      ...paymentRefusals,
    },
  },

  beginPayment: {
    access: 'anyone',
    method: 'post',
    path: '/payments',
    summary: 'Start a payment on the provider’s page, for one account or several',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          transactionType: z.enum(purposeNames),
          items: Items,
          activityId: z.uuid().nullable(),
          email: EmailAddress.nullable().openapi({
            description: 'The email address for a guest’s receipt.',
          }),
          confirm: Confirm,
        }),
      ),
    },
    responses: {
      201: json(
        z.strictObject({
          reference: z.string(),
          frameUrl: z.string().openapi({ description: 'For a frame.' }),
          redirectUrl: z.string().openapi({ description: 'Redirects to the provider and back.' }),
          signature: z.string().openapi({
            description:
              'Finds this payment in `getPayment` and similar calls, also after logging in or out.',
          }),
        }),
        'Started. If one is already open, the same payment.',
      ),
      ...paymentRefusals,
    },
  },

  payBill: {
    access: 'anyone',
    method: 'post',
    path: '/payment',
    summary:
      'Pay with a card or bank account that the browser sent to the provider, or a saved one',
    request: {
      headers: PaymentHeaders,
      ...jsonBody(
        ChargeMeans.extend({
          appCode: z.enum(appCodes).optional(),
          paymentDesc: z.string().max(200).optional(),
          navilineCustomerId: z.string().min(1).max(30),
          navilineLocationId: z.string().min(1).max(30),
          autoPay: z.boolean().optional().openapi({
            description:
              'Only with a saved method: turn on autopay for the account. With a nonce autopay stays off, and the reply says so.',
          }),
        }),
      ),
    },
    responses: {
      200: charged,
      202: chargeUnknown,
      ...paymentRefusals,
    },
  },

  getPayment: {
    access: 'anyone',
    method: 'get',
    path: '/payments/{reference}',
    summary: 'Get a payment and its result',
    request: {
      params: ReferenceParams,
      query: z.object({ signature: Signature }),
      headers: LanguageHeader,
    },
    responses: { 200: json(PaymentView, 'As in our records.'), 404: unknownPayment },
  },

  getReceiptDocument: {
    access: 'anyone',
    method: 'get',
    path: '/payments/{reference}/pdf',
    summary: 'Get a payment’s receipt as PDF',
    request: {
      params: ReferenceParams,
      query: z.object({
        signature: Signature,
        lng: z.enum(['en', 'es']).optional().openapi({
          description: 'Its language. Default: the payer’s language.',
        }),
      }),
    },
    responses: {
      200: {
        description: 'What was paid, where, when and how.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: problem('Payment.NotFound: not your payment. Payment.NoReceipt: it was not paid.'),
    },
  },

  checkPayment: {
    access: 'anyone',
    method: 'post',
    path: '/payments/{reference}/check',
    summary: 'Ask the provider for the result of a payment',
    request: {
      params: ReferenceParams,
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          transactionId: z
            .string()
            .regex(/^\d{1,20}$/)
            .nullable(),
          signature: Signature,
        }),
      ),
    },
    responses: {
      200: json(PaymentView, 'The payment after the provider’s answer.'),
      404: unknownPayment,
    },
  },

  getAcceptSettings: {
    access: 'anyone',
    method: 'get',
    path: '/payment/accept',
    summary: 'Get the keys with which a browser sends numbers to the provider (Accept.js)',
    responses: {
      200: json(
        z.strictObject({
          scriptUrl: z.string(),
          apiLoginID: z.string(),
          clientKey: z.string(),
        }),
        'All of them are public.',
      ),
    },
  },

  receivePaymentNotice: {
    access: 'anyone',
    crossSite: true,
    weight: 'light',
    method: 'post',
    path: '/payments/webhook',
    summary: 'Webhook: a transaction changed at the payment provider',
    request: {
      headers: z.object({
        'x-anet-signature': z.string().max(200).optional().openapi({
          description: '`sha512=` and the HMAC-SHA512 of the body, in hexadecimal.',
        }),
      }),
      ...jsonBody(z.looseObject({ notificationId: z.string().max(100) })),
    },
    responses: {
      204: { description: 'Received. We asked the provider itself what is true.' },
      401: problem('Payment.NoticeUnsigned: not signed by the provider.'),
    },
  },
})
