import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { Address, addressFields, field } from '../../shared/address.ts'
import { Success } from '../../shared/user.ts'
import { Joined, NamedOrganization } from '../people/organizations.ts'

/** All three steps (spec, resident section 3). */
export const AccountCreation = z
  .strictObject({
    firstName: field(100),
    lastName: field(100),
    phoneNumber: field(30).openapi({
      description: 'Empty, or a US number. Stored as (999) 999-9999.',
    }),
    ...addressFields,
    hasUtilities: z.boolean().default(false),
    hasSeveralProperties: z.boolean().default(false),
    hasBusiness: z.boolean().default(false),
    hasNoneOfTheAbove: z.boolean().default(false),
    utilityCustomerId: field(30),
    utilityStreetNumber: field(30),
    properties: z.array(Address).max(50).default([]).openapi({
      description: 'Properties besides the primary address.',
    }),
    organizations: z.array(NamedOrganization).max(20).default([]),
  })
  .openapi('AccountCreation')

const accountSteps = ['address', 'account-information', 'business-information'] as const

const AccountDraft = z
  .strictObject({
    form: AccountCreation,
    step: z.enum(accountSteps).openapi({
      description: 'The next step of account creation.',
    }),
  })
  .openapi('AccountDraft')

const draftBody = { content: { 'application/json': { schema: AccountCreation } }, required: true }

export const account = operations('Account creation', {
  getAccountDraft: {
    access: 'verified',
    method: 'get',
    path: '/users/account-draft',
    summary: 'Get the draft of account creation',
    responses: {
      200: json(AccountDraft, 'The fields filled in so far, and the next step.'),
    },
  },

  saveAccountDraft: {
    access: 'verified',
    method: 'put',
    path: '/users/account-draft',
    summary: 'Save the draft of account creation',
    request: {
      body: draftBody,
      query: z.object({
        leaving: z.enum(accountSteps).optional().openapi({
          description:
            'The step that is finished. We check with the city’s records what belongs to it.',
        }),
      }),
    },
    responses: {
      200: json(AccountDraft, 'The saved draft. Nothing else in it is checked yet.'),
      400: problem(
        'Account.utility-account-street-number-mismatch when `account-information` is finished and its customer and street number do not match. Then nothing is saved.',
      ),
      409: problem('Account.error-sf-account-exists: the account is already complete.'),
    },
  },

  completeAccount: {
    access: 'verified',
    idempotent: true,
    method: 'post',
    path: '/users/account',
    summary: 'Create the account from the whole form, all or nothing',
    request: { body: draftBody },
    responses: {
      200: json(
        z.strictObject({ SalesforceId: z.string(), organizations: z.array(Joined) }),
        'The contact record, and the organizations that the person manages or asked to join.',
      ),
      400: problem(
        'Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match.',
      ),
      404: problem('Organization.NotFound: no organization has this sfId.'),
      409: problem(
        'Account.error-sf-account-exists: the account is already complete, or another account uses this contact.',
      ),
    },
  },

  confirmEmailAgain: {
    access: 'contact',
    method: 'post',
    path: '/users/account/email-link',
    summary: 'Get a link to your email address, after mail to it did not arrive',
    responses: {
      200: json(Success, 'Sent, unless your mail arrives (see mailBlock of the profile).'),
    },
  },

  matchContact: {
    access: 'verified',
    idempotent: true,
    method: 'post',
    path: '/salesforce/matchToSalesforceContact',
    summary: 'Match a person to a contact record and a utility account',
    description:
      'For clients that create the account in separate calls. Others use completeAccount.',
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
      200: json(Success, 'Matched. The contact record exists now.'),
      400: problem(
        'Util.FormContainsErrors with each invalid field. Account.utility-account-street-number-mismatch: customer and street number do not match.',
      ),
      409: problem('Account.error-sf-account-exists: another account uses this contact.'),
    },
  },
})
