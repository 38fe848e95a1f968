import { type Handlers, ok } from '@portal/bff-pipeline'
import { getForm, listForms, submitForm, submitToPortal } from '@portal/core/forms'
import { dollarsOf, signedPath } from '@portal/core/kernel'
import { getKnownDetails } from '@portal/core/profiles'
import type { forms } from '@portal/openapi/resident/casework/forms'
import { beginningOwner, knownOwner } from '../../device-owner.ts'

export const formHandlers = {
  getKnownDetails: (_input, context) => ok(getKnownDetails(context)),
  listForms: async (_input, context) => ok({ businessProcesses: await listForms(context) }),
  getForm: ({ params }, context) => ok(getForm(context, params.bpid)),
  submitForm: async ({ params, body }, context) => {
    const { owner, headers } = beginningOwner(context)
    const { portalSubmissionId, feeTotalCents } = await submitForm(context, {
      processId: params.bpid,
      answers: body.answers,
      owner,
    })
    const feeTotal = dollarsOf(feeTotalCents)
    return { status: 201, body: { portalSubmissionId, feeTotal }, headers }
  },
  submitToPortal: async ({ body }, context) => {
    const key = {
      portalSubmissionId: body.portalSubmissionId,
      processId: body.bpid,
      owner: knownOwner(context),
    }
    const { authSecret } = context.state
    const signed = (path: string) => signedPath(authSecret, path)
    const { paymentAmountCents, ...request } = await submitToPortal(context, key, signed)
    const paymentAmount = paymentAmountCents === null ? null : dollarsOf(paymentAmountCents)
    return ok({ ...request, paymentAmount, paymentRequired: paymentAmount !== null })
  },
} satisfies Handlers<typeof forms>
