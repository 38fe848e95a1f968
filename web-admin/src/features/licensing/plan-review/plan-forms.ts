import { required } from '@portal/core/kernel/rules'
import { permitDisciplines } from '@portal/core/permits/rules'
import { commentStates } from '@portal/core/plan-review/rules'
import {
  addPlanComment,
  setDocumentPublic,
  settlePlanComment,
} from '@portal/openapi/admin-client/plan-review'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** JavaScript uploads the file. */
export const planFileForm: AppForm = {
  name: 'plan-file',
  title: 'Plans.UploadFailed',
  labels: { file: 'Plans.File', title: 'Plans.DocumentName', kind: 'Plans.DocumentKind' },
  send: () => Promise.resolve(refusedFor('Desk.NeedsScript')),
}

export const planCommentForm: AppForm = {
  name: 'plan-comment',
  title: 'Plans.CommentFailed',
  labels: {
    discipline: 'Plans.Discipline',
    sheet: 'Plans.Sheet',
    text: 'Plans.Text',
    isRequired: 'Plans.MustAnswer',
  },
  async send({ text, isChecked }, { call }) {
    const errors = required('text', text('text'))
    if (errors.length > 0) return refusedBy(errors)
    await call(addPlanComment, {
      path: { id: text('permitId') },
      body: {
        documentId: text('documentId'),
        versionNumber: Number(text('versionNumber')),
        discipline: permitDisciplines.find((one) => one === text('discipline')) ?? 'building',
        sheet: text('sheet'),
        text: text('text'),
        isRequired: isChecked('isRequired'),
      },
    })
    return { kind: 'accepted', toast: 'SuccessAdd', code: 'Plans.CommentAdded' }
  },
}

/** Its buttons accept the comment, or ask again with what is missing. */
export const settleForm: AppForm = {
  name: 'settle-plan-comment',
  title: 'Plans.SettleFailed',
  labels: { reply: 'Plans.Reply' },
  async send({ text }, { call }) {
    const to = text('to') === 'reopened' ? 'reopened' : 'accepted'
    const errors = to === 'reopened' ? required('reply', text('reply')) : []
    if (errors.length > 0) return refusedBy(errors)
    await call(settlePlanComment, {
      path: { id: text('permitId'), commentId: text('commentId') },
      body: {
        seen: commentStates.find((one) => one === text('seen')) ?? 'open',
        to,
        reply: text('reply'),
      },
    })
    return {
      kind: 'accepted',
      toast: 'SuccessUpdate',
      code: to === 'accepted' ? 'Plans.Accepted' : 'Plans.Reopened',
    }
  },
}

const choices = { rule: null, everyone: true, involved: false } as const

export const publicForm: AppForm = {
  name: 'plan-public',
  title: 'Plans.WhoFailed',
  labels: { who: 'Plans.WhoSees' },
  async send({ text }, { call }) {
    const who = text('who')
    await call(setDocumentPublic, {
      path: { id: text('permitId'), documentId: text('documentId') },
      body: { isPublic: who === 'everyone' || who === 'involved' ? choices[who] : choices.rule },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Plans.WhoSaved' }
  },
}
