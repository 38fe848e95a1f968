import { permitHref } from '@portal/core/permits/rules'
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
    const { caseNumber, id, paymentAmount, permit, statusPath, type } = request
    if (paymentAmount !== null) {
      const fee = { type, activityId: id, caseNumber, amount: paymentAmount }
      return { kind: 'done', href: feeHref(fee) }
    }
    if (permit) return { kind: 'done', href: `${permitHref(permit)}?notice=permit-sent` }
    // No mail had the link.
    if (statusPath !== null) return { kind: 'done', href: `${statusPath}&notice=form-unmailed` }
    return { kind: 'accepted', code: 'Form.ThankYouText', values: { number: caseNumber } }
  },
}
