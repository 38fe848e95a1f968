import { submitToPortal } from '@portal/openapi/resident-client/forms'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { feeHref } from '../tracking/fee-href.ts'
import { submitToPortalName } from './hosted/submit-to-portal-name.ts'

/** Makes a request from a sent hosted form, without JavaScript. */
export const submitToPortalForm: AppForm = {
  name: submitToPortalName,
  title: 'Form.NotTaken',
  labels: {},
  async send({ text }, { call }) {
    const body = { portalSubmissionId: text('portalSubmissionId'), bpid: text('bpid') }
    const request = await call(submitToPortal, { body })
    const { caseNumber, id, paymentAmount, statusPath, type } = request
    if (paymentAmount !== null) {
      const fee = { type, activityId: id, caseNumber, amount: paymentAmount }
      return { kind: 'done', href: feeHref(fee) }
    }
    // No mail had the link.
    if (statusPath !== null) return { kind: 'done', href: `${statusPath}&notice=form-unmailed` }
    return { kind: 'accepted', code: 'Form.ThankYouText', values: { number: caseNumber } }
  },
}
