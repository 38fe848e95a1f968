import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/requests/rules'
import { json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { BpidParams, formShape, noForm, processList } from '../../shared/casework/forms.ts'
import { jsonBody } from '../../shared/user.ts'

const HostedForm = z
  .strictObject({
    ...formShape,
    service: z.strictObject({ id: z.uuid(), name: z.string(), isGuestEnabled: z.boolean() }),
  })
  .openapi('HostedForm')

const needsAccount = {
  401: problem('Auth.SignInRequired: this service needs an account.'),
  403: problem('Auth.VerificationRequired, Auth.AccountIncomplete.'),
}

const KnownDetails = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z
      .string()
      .openapi({ description: 'Street and number. The organization’s, if you act for one.' }),
    organization: z
      .string()
      .openapi({ description: 'The organization you act for. Otherwise empty.' }),
  })
  .openapi('KnownDetails')

const Answers = z.strictObject({
  answers: z
    .record(
      z.string().max(100),
      z.union([z.string().max(10_000), z.array(z.string().max(500)).max(50)]),
    )
    .openapi({
      description:
        'By field name. A list if a field accepts several answers. Files by their ids in the draft.',
    }),
})

export const forms = operations('Forms', {
  getForm: {
    access: 'anyone',
    method: 'get',
    path: '/laserfiche/forms/{bpid}',
    summary: 'Get the form of a business process',
    request: { params: BpidParams, headers: LanguageHeader },
    responses: {
      200: json(HostedForm, 'The version in use, with the service that leads to it.'),
      404: noForm,
    },
  },

  checkForm: {
    access: 'anyone',
    weight: 'heavy',
    bodyLimit: 100_000,
    method: 'post',
    path: '/laserfiche/forms/{bpid}/check',
    summary: 'Check the answers to a form so far, and get the fee that is due later',
    request: { params: BpidParams, headers: LanguageHeader, ...jsonBody(Answers) },
    responses: {
      200: json(
        z.strictObject({
          problems: z.array(
            z.strictObject({
              field: z.string(),
              code: z.string(),
              message: z
                .string()
                .optional()
                .openapi({ description: 'About this case, in the reader’s language.' }),
            }),
          ),
          fee: orNull(
            z.strictObject({
              lines: z.array(
                z.strictObject({
                  name: z.string(),
                  rule: z.string(),
                  amount: z.number().openapi({ description: 'Dollars.' }),
                }),
              ),
              total: z.number().openapi({ description: 'Dollars.' }),
            }),
          ).openapi({ description: 'Due after the reviews. Null if it is not known yet.' }),
        }),
        'Missing answers are not wrong yet.',
      ),
      404: noForm,
    },
  },

  submitForm: {
    access: 'anyone',
    idempotent: true,
    bodyLimit: 100_000,
    method: 'post',
    path: '/laserfiche/forms/{bpid}/submissions',
    summary: 'Submit a form',
    request: {
      params: BpidParams,
      headers: LanguageHeader,
      ...jsonBody(Answers),
    },
    responses: {
      201: json(
        z.strictObject({
          portalSubmissionId: z.uuid(),
          feeTotal: z.number().min(0).openapi({ description: 'Dollars.' }),
        }),
        'Saved. `submitToPortal` turns it into a request.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      ...needsAccount,
      404: noForm,
    },
  },

  submitToPortal: {
    access: 'anyone',
    method: 'post',
    path: '/laserfiche/submitToPortal',
    summary: 'Turn a submitted form into a request',
    request: {
      headers: LanguageHeader,
      ...jsonBody(z.strictObject({ portalSubmissionId: z.uuid(), bpid: z.string().max(50) })),
    },
    responses: {
      200: json(
        z.strictObject({
          id: z.uuid(),
          type: z.enum(recordTypeNames),
          caseNumber: z.string(),
          status: z.string(),
          paymentRequired: z.boolean(),
          paymentAmount: z.number().nullable().openapi({ description: 'Dollars.' }),
          paymentCode: z.string().nullable(),
          statusPath: z.string().nullable().openapi({
            description:
              'The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour.',
          }),
          permit: orNull(z.strictObject({ year: z.int(), number: z.int() })).openapi({
            description: 'Of an application for a permit.',
          }),
        }),
        'The request. The same one if you ask again.',
      ),
      ...needsAccount,
      404: problem('Form.SubmissionNotFound: not your submission.'),
      409: problem('Form.AlreadySent: another call is creating the request right now.'),
    },
  },

  getKnownDetails: {
    access: 'anyone',
    method: 'get',
    path: '/forms/known-details',
    summary: 'Get the values that prefill forms for this person',
    responses: { 200: json(KnownDetails, 'Empty texts if unknown, and for visitors.') },
  },

  listForms: { access: 'anyone', ...processList },
})
