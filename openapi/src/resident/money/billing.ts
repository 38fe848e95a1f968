import { z } from '@hono/zod-openapi'
import { binary, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { optionalId } from '../../shared/optional-id.ts'
import { jsonBody, leftOutBody, Success } from '../../shared/user.ts'
import {
  AccountLookup,
  BillingHistory,
  DelinquentStatus,
  PaymentHistory,
  PaymentHistoryRecord,
  UtilityAccountInformation,
} from './billing-shapes.ts'
import { WholeBill } from './whole-bill.ts'

export const owner = {
  userId: optionalId(
    'Your own id: your personal accounts, even while you act for an organization.',
  ),
  organizationId: optionalId('An organization you act for. Default: the selected one, if any.'),
}

export const OwnerQuery = z.object(owner)

const utilityNumber = z.string().max(40).openapi({
  description: 'Spaces and leading zeros do not count.',
  example: '1001',
})

const notActing = problem(
  'Organization.NotFound: you are not an approved member of this organization.',
)
const notOwn = problem('Billing.AccountNotFound: not your account, nor the organization’s.')

const noAccounts = problem('Billing.NoAccounts: there is no utility account.')

const numbers = { customerId: utilityNumber, locationId: utilityNumber }
const named = {
  ...owner,
  customerId: utilityNumber.optional(),
  locationId: utilityNumber.optional(),
}

export const billing = operations('Billing', {
  getBillingHistory: {
    access: 'contact',
    method: 'get',
    path: '/naviline/getbillinghistory',
    summary: 'Get what is due, with bills, payments and overdue accounts',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: {
      200: json(BillingHistory, 'The lists are empty without an account.'),
      404: notActing,
    },
  },

  listDelinquencies: {
    access: 'contact',
    method: 'get',
    path: '/naviline/getdelinquentstatus',
    summary: 'List accounts that are overdue or facing shutoff',
    request: { query: OwnerQuery },
    responses: { 200: json(z.array(DelinquentStatus), 'By day.'), 404: notActing },
  },

  listPaymentHistory: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymenthistory',
    summary: 'List upcoming bills and past payments of each account',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: {
      200: json(z.array(PaymentHistoryRecord), 'By account number, for the last twelve months.'),
      404: noAccounts,
    },
  },

  getPaymentHistory: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymenthistoryv2',
    summary: 'List upcoming bills and past payments of all accounts',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: { 200: json(PaymentHistory, 'For the last twelve months.'), 404: noAccounts },
  },

  lookUpAccount: {
    access: 'anyone',
    method: 'get',
    path: '/naviline/account',
    summary: 'Look up what is due on an account by its number',
    request: {
      query: z.object({
        accountNumber: z.string().min(1).max(100).openapi({
          description: 'Customer number, or customer and location number.',
          example: '1004-5004',
        }),
      }),
    },
    responses: { 200: json(AccountLookup, 'Also if there is no such account.') },
  },

  listUtilityAccounts: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymentInformation',
    summary: 'List utility accounts with their autopay',
    request: { query: OwnerQuery },
    responses: {
      200: json(z.array(UtilityAccountInformation), 'By account number.'),
      404: problem('Billing.AccountNotFound, Organization.NotFound: another’s.'),
    },
  },

  addUtilityAccount: {
    access: 'contact',
    method: 'post',
    path: '/naviline/paymentInformation',
    summary: 'Add the accounts of a customer at a street number',
    request: jsonBody(
      z.strictObject({
        ...owner,
        customerId: utilityNumber,
        locationId: utilityNumber.nullish().openapi({
          description: 'Default: all locations of the customer at this street number.',
        }),
        streetNumber: utilityNumber,
      }),
    ),
    responses: {
      200: json(Success, 'Added.'),
      400: problem(
        'Account.utility-account-street-number-mismatch: no such customer at this street number. Util.FormContainsErrors if something is missing.',
      ),
      404: problem('Billing.AccountNotFound, Organization.NotFound: another’s.'),
      409: problem('Billing.duplicate-payment-account: already added.'),
    },
  },

  removeUtilityAccount: {
    access: 'contact',
    method: 'delete',
    path: '/naviline/paymentInformation',
    summary: 'Remove an account (your autopay for it ends)',
    description: 'Send it in the query or in the body.',
    request: { query: z.object(named), ...leftOutBody(z.strictObject(named)) },
    responses: {
      200: json(Success, 'Removed.'),
      400: problem('Util.FormContainsErrors without an account.'),
      404: notOwn,
    },
  },

  setPaperless: {
    access: 'contact',
    method: 'put',
    path: '/naviline/paymentInformation/paperless',
    summary: 'Get bills by email instead of on paper',
    request: jsonBody(z.strictObject({ ...owner, ...numbers, isPaperless: z.boolean() })),
    responses: { 200: json(Success, 'Starts with the next bill.'), 404: notOwn },
  },

  getBill: {
    access: 'contact',
    method: 'get',
    path: '/naviline/bills/{key}',
    summary: 'Get a bill with the same names and amounts as its PDF',
    request: {
      headers: LanguageHeader,
      params: z.object({ key: z.uuid().openapi({ param: { name: 'key', in: 'path' } }) }),
    },
    responses: {
      200: json(WholeBill, 'In the reader’s language.'),
      404: problem('Billing.BillNotFound: not your bill, nor the organization’s.'),
    },
  },

  getBillDocument: {
    access: 'contact',
    method: 'get',
    path: '/naviline/bills/{key}/pdf',
    summary: 'Get a bill as PDF',
    request: {
      headers: LanguageHeader,
      params: z.object({ key: z.uuid().openapi({ param: { name: 'key', in: 'path' } }) }),
      query: z.object({
        lng: z
          .enum(['en', 'es'])
          .optional()
          .openapi({ description: 'Its language. Default: the reader’s language.' }),
      }),
    },
    responses: {
      200: {
        description: 'Its amounts, what is due, the usage, how to pay, and a slip to pay by mail.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: problem('Billing.BillNotFound: not your bill, nor the organization’s.'),
    },
  },
})
