import { z } from '@hono/zod-openapi'
import { appCodes, maximumPaymentCents, purposeNames } from '@portal/core/rules'
import { json, LanguageHeader, operations, problem, binary } from '../contract.ts'
import { EmailAddress } from '../shared/identity.ts'
import { optionalId } from '../shared/optional-id.ts'
import { jsonBody } from '../shared/user.ts'
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
  description: '`customer-location` of a water account, a citation’s or a request’s number.',
  example: '1001-5001',
})

/** A key of the caller's own for one payment: sent again, it is the same payment. */
export const PaymentHeaders = LanguageHeader.extend({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/)
    .optional()
    .openapi({
      description:
        'Names this one payment, from the first click on. Sent again, whatever happened in between, it answers what came of the first. Let it be a random UUID: a guest who has no cookie yet is known again by it.',
    }),
})

export const paymentRefusals = {
  400: problem(
    'Payment.AmountInvalid; Payment.CitationAmount: a citation is paid whole; Payment.MethodMissing without a nonce or a saved method, or with both; Payment.Declined, Payment.CardNumberInvalid, Payment.CardExpired, Payment.BankNumberInvalid: nothing was taken.',
  ),
  404: problem(
    'Payment.AccountNotFound: there is nothing to pay under it, or nothing of yours. Payment.CitationNotFound.',
  ),
  409: problem(
    `Payment.InFlight: the same payment is at work. Payment.StillBeingChecked: another of the same thing is open. Payment.NothingToPay: it is paid. Error.IdempotencyKeyReused. ${questionsText}`,
  ),
} as const

// Older apps send what they do not name as an empty text.
const Asked = z.object({
  transactionType: z
    .enum([...purposeNames, ''])
    .optional()
    .openapi({ description: 'UTILITY where none is named.' }),
  accountNumber: AccountNumber,
  english: z.enum(['true', 'false', '']).optional().openapi({
    description: 'true: in English; false: in Spanish; else as Accept-Language has it.',
  }),
  amount: z.string().max(20).openapi({ description: 'Dollars.', example: '82.50' }),
  appCode: z.enum([...appCodes, '']).optional(),
  activityId: optionalId('The request whose fee it is.'),
  confirm: ConfirmQuery,
})

const html = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})

/** A refusal in JSON; to browsers and web views a page that asks and leads on. */
const asked = {
  description: paymentRefusals[409].description,
  content: { ...paymentRefusals[409].content, 'text/html': { schema: z.string() } },
}

const billPay = {
  request: { query: Asked, headers: LanguageHeader },
  responses: {
    200: html(
      'A page of ours around the provider’s, for a frame or a web view. It tells whoever frames it, by postMessage `{ event }`: OVERLAY-ON, OVERLAY-OFF, HEIGHT, PAYMENTPROCESS-SUBMIT, PAYMENTPROCESS-SUCCESS, PAYMENTPROCESS-ERROR, PAYMENTPROCESS-CANCEL.',
    ),
    ...paymentRefusals,
    409: asked,
  },
}

const Items = z
  .array(z.strictObject({ accountNumber: AccountNumber, amount: dollars }))
  .min(1)
  .max(200)

/** What is paid and with what: one of the two. */
export const ChargeMeans = z.strictObject({
  nonce: Nonce.optional(),
  savedCard: z.uuid().optional().openapi({ description: 'Id of a saved method.' }),
  amount: dollars,
  email: EmailAddress.nullable().optional(),
  confirm: Confirm,
})

/** What a charge is answered with. */
export const charged = json(
  z.strictObject({
    authNetTransId: z.string(),
    payment: PaymentView,
    autoPay: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether autopay is on now, if asked for.' }),
  }),
  'Paid.',
)
export const chargeUnknown = json(
  z.strictObject({ authNetTransId: z.null(), payment: PaymentView }),
  'Nobody knows yet whether the money moved; the receipt will say. Not to be paid again.',
)

const ReferenceParams = z.object({
  reference: z
    .string()
    .max(200)
    .openapi({ param: { name: 'reference', in: 'path' } }),
})
const Signature = z.string().max(100).optional().openapi({
  description:
    'As a guest’s link and `beginPayment` have it; not needed by whoever made the payment.',
})
const unknownPayment = problem('Payment.NotFound: none of yours.')

export const payments = operations('Payments', {
  openBillPay: {
    access: 'contact',
    ...billPay,
    method: 'get',
    path: '/core/bill-pay/iframe',
    summary: 'The provider’s payment page, for somebody who has signed in',
  },

  openGuestBillPay: {
    access: 'anyone',
    ...billPay,
    method: 'get',
    path: '/core/bill-pay/iframe/unauth',
    summary: 'The provider’s payment page, for a guest',
  },

  openPaymentFrame: {
    access: 'anyone',
    method: 'get',
    path: '/core/bill-pay/frame/{reference}',
    summary: 'The provider’s page of a payment that was begun',
    request: {
      params: z.object({
        reference: z.string().openapi({ param: { name: 'reference', in: 'path' } }),
      }),
      query: z.object({
        mode: z.enum(['frame', 'redirect']).openapi({
          description: 'Around the provider’s page, or leading there and back.',
        }),
        signature: z.string(),
        lng: z.enum(['en', 'es']).optional().openapi({
          description: 'Its language; without it the reader’s.',
        }),
        confirm: ConfirmQuery,
      }),
      headers: LanguageHeader,
    },
    responses: {
      200: html('As `openBillPay`.'),
      404: paymentRefusals[404],
      409: asked,
    },
  },

  getProviderCommunicator: {
    access: 'anyone',
    method: 'get',
    path: '/core/bill-pay/communicator',
    summary: 'The page through which the provider’s page speaks to ours',
    responses: { 200: html('For a hidden frame of the provider’s page.') },
  },

  getPaymentusToken: {
    access: 'anyone',
    method: 'get',
    path: '/paymentus-token',
    summary: 'Begin a payment and get the address of its page',
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
    summary: 'Begin a payment on the provider’s page, of one account or several',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          transactionType: z.enum(purposeNames),
          items: Items,
          activityId: z.uuid().nullable(),
          email: EmailAddress.nullable().openapi({
            description: 'Where a guest’s receipt goes.',
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
          redirectUrl: z.string().openapi({ description: 'Leads to the provider and back.' }),
          signature: z.string().openapi({
            description:
              'For `getPayment` and its neighbours: finds this payment, also after logging in or out.',
          }),
        }),
        'Begun; the same payment as before where one is open.',
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
              'Saved method only: let the account pay itself by it from now on. With a nonce it stays off, and the answer says so.',
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
    summary: 'What came of a payment',
    request: {
      params: ReferenceParams,
      query: z.object({ signature: Signature }),
      headers: LanguageHeader,
    },
    responses: { 200: json(PaymentView, 'As our books have it.'), 404: unknownPayment },
  },

  getReceiptDocument: {
    access: 'anyone',
    method: 'get',
    path: '/payments/{reference}/pdf',
    summary: 'A payment’s receipt as PDF',
    request: {
      params: ReferenceParams,
      query: z.object({
        signature: Signature,
        lng: z.enum(['en', 'es']).optional().openapi({
          description: 'Its language; without it the payer’s.',
        }),
      }),
    },
    responses: {
      200: {
        description: 'What was paid and for where, when and with what.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: problem('Payment.NotFound: none of yours. Payment.NoReceipt: it was not paid.'),
    },
  },

  checkPayment: {
    access: 'anyone',
    method: 'post',
    path: '/payments/{reference}/check',
    summary: 'Ask the provider what came of a payment',
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
    responses: { 200: json(PaymentView, 'After what the provider said.'), 404: unknownPayment },
  },

  getAcceptSettings: {
    access: 'anyone',
    method: 'get',
    path: '/payment/accept',
    summary: 'By what a browser sends numbers to the provider (Accept.js)',
    responses: {
      200: json(
        z.strictObject({
          scriptUrl: z.string(),
          apiLoginID: z.string(),
          clientKey: z.string(),
        }),
        'All of it public.',
      ),
    },
  },

  receivePaymentNotice: {
    access: 'anyone',
    crossSite: true,
    weight: 'light',
    method: 'post',
    path: '/payments/webhook',
    summary: 'The payment provider says that a transaction has changed',
    request: {
      headers: z.object({
        'x-anet-signature': z.string().max(200).optional().openapi({
          description: '`sha512=` and the HMAC-SHA512 of the body, in hexadecimal.',
        }),
      }),
      ...jsonBody(z.looseObject({ notificationId: z.string().max(100) })),
    },
    responses: {
      204: { description: 'Heard. What is true of it was asked of the provider itself.' },
      401: problem('Payment.NoticeUnsigned: not by the provider.'),
    },
  },
})
