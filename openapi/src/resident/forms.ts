import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/rules'
import { json, LanguageHeader, operations, problem } from '../contract.ts'
import { BpidParams, formShape, noForm, processList } from '../shared/forms.ts'
import { jsonBody } from '../shared/user.ts'

const HostedForm = z
  .strictObject({
    ...formShape,
    service: z.strictObject({ id: z.uuid(), name: z.string(), isGuestEnabled: z.boolean() }),
  })
  .openapi('HostedForm')

const needsAccount = {
  401: problem('Auth.SignInRequired: the service is for people with an account.'),
  403: problem('Auth.VerificationRequired, Auth.AccountIncomplete.'),
}

const KnownDetails = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z
      .string()
      .openapi({ description: 'Street and number; of the organization, if for one.' }),
    organization: z
      .string()
      .openapi({ description: 'For which the person acts; empty for nobody.' }),
  })
  .openapi('KnownDetails')

export const forms = operations('Forms', {
  getForm: {
    access: 'anyone',
    method: 'get',
    path: '/laserfiche/forms/{bpid}',
    summary: 'The form of a business process',
    request: { params: BpidParams, headers: LanguageHeader },
    responses: {
      200: json(HostedForm, 'As it is filled in now, with the service that leads to it.'),
      404: noForm,
    },
  },

  submitForm: {
    access: 'anyone',
    idempotent: true,
    bodyLimit: 100_000,
    method: 'post',
    path: '/laserfiche/forms/{bpid}/submissions',
    summary: 'Send a form that was filled in',
    request: {
      params: BpidParams,
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          answers: z
            .record(
              z.string().max(100),
              z.union([z.string().max(10_000), z.array(z.string().max(500)).max(50)]),
            )
            .openapi({
              description:
                'By the names of the fields; a list where several may be given. Files by the ids that the draft has for them.',
            }),
        }),
      ),
    },
    responses: {
      201: json(
        z.strictObject({
          portalSubmissionId: z.uuid(),
          feeTotal: z.number().min(0).openapi({ description: 'Dollars.' }),
        }),
        'Taken; `submitToPortal` makes a request of it.',
      ),
      400: problem('Util.FormContainsErrors with each wrong field.'),
      ...needsAccount,
      404: noForm,
    },
  },

  submitToPortal: {
    access: 'anyone',
    method: 'post',
    path: '/laserfiche/submitToPortal',
    summary: 'Make a request of a form that was sent',
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
              'Where a guest follows the request. Null where that goes by mail; not where the mails of this hour to that address are used up, so that none is sent.',
          }),
        }),
        'The request; the same one when it is asked for again.',
      ),
      ...needsAccount,
      404: problem('Form.SubmissionNotFound: none of whoever asks.'),
      409: problem('Form.AlreadySent: another request is making it right now.'),
    },
  },

  getKnownDetails: {
    access: 'anyone',
    method: 'get',
    path: '/forms/known-details',
    summary: 'What forms begin with, of the person who asks',
    responses: { 200: json(KnownDetails, 'Empty texts for what is not known, and for a visitor.') },
  },

  listForms: { access: 'anyone', ...processList },
})
