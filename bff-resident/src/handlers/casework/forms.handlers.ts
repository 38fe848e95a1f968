import { type Handlers, ok } from '@portal/bff-pipeline'
import { checkBoardApplication, submitBoardApplication } from '@portal/core/board-applications'
import { boardApplicationForm } from '@portal/core/boards/rules'
import {
  type CheckAnswers,
  checkForm,
  getForm,
  listForms,
  submitForm,
  submitToPortal,
} from '@portal/core/forms'
import { dollarsOf, signedPath } from '@portal/core/kernel'
import { checkPermitApplication, submitPermitApplication } from '@portal/core/permit-applications'
import { getKnownDetails } from '@portal/core/profiles'
import { quickPermitForm } from '@portal/core/services/rules'
import type { forms } from '@portal/openapi/resident/casework/forms'
import { beginningOwner, knownOwner } from '../../device-owner.ts'

/** Some processes have rules of their own, which stand in rooms above the forms. */
const checks: Readonly<Record<string, CheckAnswers>> = {
  [quickPermitForm.processId]: checkPermitApplication,
  [boardApplicationForm.processId]: checkBoardApplication,
}
const checkOf = (bpid: string) => checks[bpid]

async function withoutPermit(sent: ReturnType<typeof submitToPortal>) {
  const { outcome: _none, ...request } = await sent
  return { ...request, permit: null }
}

export const formHandlers = {
  getKnownDetails: (_input, context) => ok(getKnownDetails(context)),
  listForms: async (_input, context) => ok({ businessProcesses: await listForms(context) }),
  getForm: ({ params }, context) => ok(getForm(context, params.bpid)),
  checkForm: async ({ params, body }, context) => {
    const { bpid: processId } = params
    const checked = await checkForm(
      context,
      { processId, answers: body.answers },
      checkOf(processId),
    )
    const { fee } = checked
    return ok({
      problems: [...checked.problems],
      fee: fee && {
        lines: fee.lines.map(({ name, rule, cents }) => ({ name, rule, amount: dollarsOf(cents) })),
        total: dollarsOf(fee.totalCents),
      },
    })
  },
  submitForm: async ({ params, body }, context) => {
    const { owner, headers } = beginningOwner(context)
    const { portalSubmissionId, feeTotalCents } = await submitForm(
      context,
      { processId: params.bpid, answers: body.answers, owner },
      checkOf(params.bpid),
    )
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
    const { paymentAmountCents, ...request } =
      body.bpid === quickPermitForm.processId
        ? await submitPermitApplication(context, key, signed)
        : body.bpid === boardApplicationForm.processId
          ? { ...(await submitBoardApplication(context, key, signed)), permit: null }
          : await withoutPermit(submitToPortal(context, key, signed))
    const paymentAmount = paymentAmountCents === null ? null : dollarsOf(paymentAmountCents)
    return ok({ ...request, paymentAmount, paymentRequired: paymentAmount !== null })
  },
} satisfies Handlers<typeof forms>
