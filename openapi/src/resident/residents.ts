import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'
import { Address, addressFields, field } from '../shared/address.ts'
import { Success } from '../shared/user.ts'
import { Joined, NamedOrganization } from './organizations.ts'

/** The form of account creation, all three steps (spec, resident section 3). */
export const AccountCreation = z
  .strictObject({
    firstName: field(100),
    lastName: field(100),
    phoneNumber: field(30).openapi({
      description: 'Empty, or a US number; kept as (999) 999-9999.',
    }),
    ...addressFields,
    hasUtilities: z.boolean().default(false),
    hasSeveralProperties: z.boolean().default(false),
    hasBusiness: z.boolean().default(false),
    hasNoneOfTheAbove: z.boolean().default(false),
    utilityCustomerId: field(30),
    utilityStreetNumber: field(30),
    properties: z.array(Address).max(50).default([]).openapi({
      description: 'Properties beside the primary address.',
    }),
    organizations: z.array(NamedOrganization).max(20).default([]),
  })
  .openapi('AccountCreation')

const accountSteps = ['address', 'account-information', 'business-information'] as const

const AccountDraft = z
  .strictObject({
    form: AccountCreation,
    step: z.enum(accountSteps).openapi({
      description: 'Where account creation goes on.',
    }),
  })
  .openapi('AccountDraft')

const draftBody = { content: { 'application/json': { schema: AccountCreation } }, required: true }

export const residents = operations('Account creation', {
  getAccountDraft: {
    access: 'verified',
    method: 'get',
    path: '/users/account-draft',
    summary: 'Account creation as far as it has come',
    responses: {
      200: json(AccountDraft, 'What was filled in so far, and the step to go on with.'),
    },
  },

  saveAccountDraft: {
    access: 'verified',
    method: 'put',
    path: '/users/account-draft',
    summary: 'Keep account creation as far as it has come',
    request: {
      body: draftBody,
      query: z.object({
        leaving: z.enum(accountSteps).optional().openapi({
          description: 'The step that is done: what the city has to check of it is checked now.',
        }),
      }),
    },
    responses: {
      200: json(AccountDraft, 'What is kept now. Nothing else of it is checked yet.'),
      400: problem(
        'Account.utility-account-street-number-mismatch when `account-information` is left and its customer and street number do not belong together; nothing is kept then.',
      ),
      409: problem('Account.error-sf-account-exists: the account is complete already.'),
    },
  },

  completeAccount: {
    access: 'verified',
    idempotent: true,
    method: 'post',
    path: '/users/account',
    summary: 'Create the account from the whole form, all of it or nothing',
    request: { body: draftBody },
    responses: {
      200: json(
        z.strictObject({ SalesforceId: z.string(), organizations: z.array(Joined) }),
        'The contact record, and the organizations that the person manages or asked to join.',
      ),
      400: problem(
        'Util.FormContainsErrors with each wrong field; Account.utility-account-street-number-mismatch when customer and street number do not belong together.',
      ),
      404: problem('Organization.NotFound: an sfId that no organization has.'),
      409: problem(
        'Account.error-sf-account-exists: the account is complete already, or another one stands on this contact.',
      ),
    },
  },

  matchContact: {
    access: 'verified',
    idempotent: true,
    method: 'post',
    path: '/salesforce/matchToSalesforceContact',
    summary: 'Match a person to a contact record and a utility account',
    description: 'For clients that create the account in single calls; others use completeAccount.',
    request: {
      body: {
        content: {
          'application/json': {
            schema: z.strictObject({
              ...addressFields,
              utilityAccountId: field(30),
              utilityStreetNumber: field(30),
            }),
          },
        },
        required: true,
      },
    },
    responses: {
      200: json(Success, 'The contact record stands.'),
      400: problem(
        'Util.FormContainsErrors with each wrong field; Account.utility-account-street-number-mismatch when customer and street number do not belong together.',
      ),
      409: problem('Account.error-sf-account-exists: there is an account on this contact already.'),
    },
  },
})
