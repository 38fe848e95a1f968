import { z } from '@hono/zod-openapi'
import { binary, json, LanguageHeader, operations, problem } from '../contract.ts'
import { optionalId } from '../shared/optional-id.ts'
import { jsonBody, leftOutBody, Success } from '../shared/user.ts'
import {
  AccountLookup,
  BillingHistory,
  DelinquentStatus,
  PaymentHistory,
  PaymentHistoryRecord,
  UtilityAccountInformation,
} from './billing-shapes.ts'
import { WholeBill } from './whole-bill.ts'

/** Whose accounts are meant. */
const owner = {
  userId: optionalId('One’s own id: personal accounts, whoever one acts for.'),
  organizationId: optionalId(
    'An organization that one acts for; without it the selected one, if any.',
  ),
}

/** The query by which bills and payments are asked for. */
export const OwnerQuery = z.object(owner)

const utilityNumber = z.string().max(40).openapi({
  description: 'Spaces and leading zeros do not count.',
  example: '1001',
})

const notActing = problem('Organization.NotFound: none that the person is an approved member of.')
const notOwn = problem('Billing.AccountNotFound: none of the person’s, or of the organization’s.')

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
    summary: 'What is due, bills, payments and overdue accounts',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: {
      200: json(BillingHistory, 'Lists are empty where there is no account.'),
      404: notActing,
    },
  },

  listDelinquencies: {
    access: 'contact',
    method: 'get',
    path: '/naviline/getdelinquentstatus',
    summary: 'Accounts that are overdue or about to be shut off',
    request: { query: OwnerQuery },
    responses: { 200: json(z.array(DelinquentStatus), 'By the day.'), 404: notActing },
  },

  listPaymentHistory: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymenthistory',
    summary: 'Upcoming bills and past payments of each account',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: {
      200: json(z.array(PaymentHistoryRecord), 'By the account’s number; twelve months back.'),
      404: noAccounts,
    },
  },

  getPaymentHistory: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymenthistoryv2',
    summary: 'Upcoming bills and past payments of all accounts',
    request: { headers: LanguageHeader, query: OwnerQuery },
    responses: { 200: json(PaymentHistory, 'Twelve months back.'), 404: noAccounts },
  },

  lookUpAccount: {
    access: 'anyone',
    method: 'get',
    path: '/naviline/account',
    summary: 'What is due on an account, for whoever knows its number',
    request: {
      query: z.object({
        accountNumber: z.string().min(1).max(100).openapi({
          description: 'Customer, or customer and location.',
          example: '1004-5004',
        }),
      }),
    },
    responses: { 200: json(AccountLookup, 'Also where there is no such account.') },
  },

  listUtilityAccounts: {
    access: 'contact',
    method: 'get',
    path: '/naviline/paymentInformation',
    summary: 'Utility accounts with their autopay',
    request: { query: OwnerQuery },
    responses: {
      200: json(z.array(UtilityAccountInformation), 'By the account’s number.'),
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
          description: 'Without it, every location of the customer at the street number.',
        }),
        streetNumber: utilityNumber,
      }),
    ),
    responses: {
      200: json(Success, 'Added.'),
      400: problem(
        'Account.utility-account-street-number-mismatch: no such customer at this street number. Util.FormContainsErrors for what is missing.',
      ),
      404: problem('Billing.AccountNotFound, Organization.NotFound: another’s.'),
      409: problem('Billing.duplicate-payment-account: it is there already.'),
    },
  },

  removeUtilityAccount: {
    access: 'contact',
    method: 'delete',
    path: '/naviline/paymentInformation',
    summary: 'Take an account out; one’s autopay of it ends',
    description: 'Named in the query or in the body.',
    request: { query: z.object(named), ...leftOutBody(z.strictObject(named)) },
    responses: {
      200: json(Success, 'Taken out.'),
      400: problem('Util.FormContainsErrors where no account is named.'),
      404: notOwn,
    },
  },

  setPaperless: {
    access: 'contact',
    method: 'put',
    path: '/naviline/paymentInformation/paperless',
    summary: 'Have bills come by mail to the inbox instead of on paper',
    request: jsonBody(z.strictObject({ ...owner, ...numbers, isPaperless: z.boolean() })),
    responses: { 200: json(Success, 'From the next bill on.'), 404: notOwn },
  },

  getBill: {
    access: 'contact',
    method: 'get',
    path: '/naviline/bills/{key}',
    summary: 'A bill as it is read: the same names and sums as on its PDF',
    request: {
      headers: LanguageHeader,
      params: z.object({ key: z.uuid().openapi({ param: { name: 'key', in: 'path' } }) }),
    },
    responses: {
      200: json(WholeBill, 'In the reader’s language.'),
      404: problem('Billing.BillNotFound: none of the person’s, or of the organization’s.'),
    },
  },

  getBillDocument: {
    access: 'contact',
    method: 'get',
    path: '/naviline/bills/{key}/pdf',
    summary: 'A bill as PDF',
    request: {
      headers: LanguageHeader,
      params: z.object({ key: z.uuid().openapi({ param: { name: 'key', in: 'path' } }) }),
      query: z.object({
        lng: z
          .enum(['en', 'es'])
          .optional()
          .openapi({ description: 'Its language; without it the reader’s.' }),
      }),
    },
    responses: {
      200: {
        description: 'Its sums, what is due, what was used, how to pay, and a slip to pay by mail.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: problem('Billing.BillNotFound: none of the person’s, or of the organization’s.'),
    },
  },
})
