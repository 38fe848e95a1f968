import { centsTyped } from '@portal/core/kernel/rules'
import { reviewDecisions } from '@portal/core/permit-desk/rules'
import { type PermitDiscipline, permitDisciplines } from '@portal/core/permits/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  askPermitCorrections,
  askPermitFee,
  assignPermitReview,
  completePermit,
  denyPermit,
  extendPermit,
  finishPermitReview,
  issuePermit,
  revokePermit,
  takePermit,
  waivePermitFees,
} from '@portal/openapi/admin-client/permit-desk'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The id and version shown on the page, from each form's hidden fields. */
export const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

export const did = (code: TextKey): FormAnswer => ({
  kind: 'accepted',
  toast: 'SuccessUpdate',
  code,
})

const disciplineIn = (value: string): PermitDiscipline | undefined =>
  permitDisciplines.find((one) => one === value)

const title = 'PermitDesk.Failed'

export const takeForm: AppForm = {
  name: 'permit-take',
  title,
  labels: {},
  async send(fields, { call }) {
    await call(takePermit, { ...seenIn(fields), body: {} })
    return did('PermitDesk.DidTake')
  },
}

export const completeForm: AppForm = {
  name: 'permit-complete',
  title,
  labels: { disciplines: 'PermitDesk.AlsoReview' },
  async send(fields, { call }) {
    const disciplines = fields.texts('disciplines').flatMap((value) => disciplineIn(value) ?? [])
    await call(completePermit, { ...seenIn(fields), body: { disciplines } })
    return did('PermitDesk.DidComplete')
  },
}

export const correctionsForm: AppForm = {
  name: 'permit-corrections',
  title,
  labels: { comment: 'PermitDesk.CorrectionsComment' },
  async send(fields, { call }) {
    const comment = fields.text('comment')
    if (comment.trim() === '') return refusedBy([{ field: 'comment', kind: 'Required' }])
    await call(askPermitCorrections, { ...seenIn(fields), body: { comment } })
    return did('PermitDesk.DidAskCorrections')
  },
}

export const assignReviewForm: AppForm = {
  name: 'permit-assign',
  title,
  labels: { discipline: 'PermitDesk.Discipline', reviewer: 'PermitDesk.Reviewer' },
  about: { 'Desk.NoSuchStaff': 'reviewer' },
  async send(fields, { call, page }) {
    // A row's button takes its review for the clerk.
    const taken = disciplineIn(fields.text('take'))
    const discipline = taken ?? disciplineIn(fields.text('discipline'))
    if (!discipline) return refusedBy([{ field: 'discipline', kind: 'Required' }])
    const reviewerId = taken ? page.viewer.userId : fields.text('reviewer') || null
    await call(assignPermitReview, { ...seenIn(fields), body: { discipline, reviewerId } })
    return did('PermitDesk.DidAssign')
  },
}

export const finishReviewForm: AppForm = {
  name: 'permit-finish',
  title,
  labels: {
    finished: 'PermitDesk.Discipline',
    result: 'PermitDesk.Result',
    reviewComment: 'PermitDesk.ReviewComment',
  },
  async send(fields, { call }) {
    const discipline = disciplineIn(fields.text('finished'))
    const result = reviewDecisions.find((one) => one === fields.text('result'))
    const comment = fields.text('reviewComment')
    if (!discipline) return refusedBy([{ field: 'finished', kind: 'Required' }])
    if (!result) return refusedBy([{ field: 'result', kind: 'Required' }])
    if (result === 'corrections' && comment.trim() === '')
      return refusedBy([{ field: 'reviewComment', kind: 'Required' }])
    await call(finishPermitReview, { ...seenIn(fields), body: { discipline, result, comment } })
    return did('PermitDesk.DidFinish')
  },
}

export const askFeeForm: AppForm = {
  name: 'permit-ask-fee',
  title,
  labels: {},
  async send(fields, { call }) {
    await call(askPermitFee, { ...seenIn(fields), body: {} })
    return did('PermitDesk.DidAskFee')
  },
}

export const waiveForm: AppForm = {
  name: 'permit-waive',
  title,
  labels: { waived: 'PermitDesk.WaiveAmount', waiveReason: 'PermitDesk.WaiveReason' },
  async send(fields, { call }) {
    const amountCents = centsTyped(fields.text('waived'))
    const reason = fields.text('waiveReason')
    if (amountCents === null) return refusedBy([{ field: 'waived', kind: 'Invalid' }])
    if (reason.trim() === '') return refusedBy([{ field: 'waiveReason', kind: 'Required' }])
    await call(waivePermitFees, { ...seenIn(fields), body: { amountCents, reason } })
    return did('PermitDesk.DidWaive')
  },
}

export const issueForm: AppForm = {
  name: 'permit-issue',
  title,
  labels: { conditions: 'PermitDesk.Conditions' },
  async send(fields, { call }) {
    await call(issuePermit, {
      ...seenIn(fields),
      body: { conditions: fields.text('conditions') },
    })
    return did('PermitDesk.DidIssue')
  },
}

const ending = (
  name: string,
  field: string,
  operation: typeof denyPermit | typeof revokePermit,
  code: TextKey,
): AppForm => ({
  name,
  title,
  labels: { [field]: 'PermitDesk.Reason' },
  async send(fields, { call }) {
    const reason = fields.text(field)
    if (reason.trim() === '') return refusedBy([{ field, kind: 'Required' }])
    await call(operation, { ...seenIn(fields), body: { reason } })
    return did(code)
  },
})

export const denyForm = ending('permit-deny', 'denyReason', denyPermit, 'PermitDesk.DidDeny')
export const revokeForm = ending(
  'permit-revoke',
  'revokeReason',
  revokePermit,
  'PermitDesk.DidRevoke',
)

export const extendForm: AppForm = {
  name: 'permit-extend',
  title,
  labels: { expiresOn: 'PermitDesk.NewLastDay', extendReason: 'PermitDesk.Reason' },
  async send(fields, { call }) {
    const expiresOn = fields.text('expiresOn')
    const reason = fields.text('extendReason')
    if (expiresOn === '') return refusedBy([{ field: 'expiresOn', kind: 'Required' }])
    if (reason.trim() === '') return refusedBy([{ field: 'extendReason', kind: 'Required' }])
    await call(extendPermit, { ...seenIn(fields), body: { expiresOn, reason } })
    return did('PermitDesk.DidExtend')
  },
}
