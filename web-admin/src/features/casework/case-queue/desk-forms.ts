import { needsReason } from '@portal/core/case-queue/rules'
import { centsTyped } from '@portal/core/kernel/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  addNote,
  askQuestion,
  replyToRequest,
  assignRequest,
  changeStatus,
  mergeRequest,
} from '@portal/openapi/admin-client/case-queue'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The id and version shown on the page, from each form's hidden fields. */
const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

const updated: FormAnswer = { kind: 'accepted', toast: 'SuccessUpdate' }

export const assignForm: AppForm = {
  name: 'desk-assign',
  title: 'Desk.AssignFailed',
  labels: { assignee: 'Desk.Assignee' },
  about: { 'Desk.NoSuchStaff': 'assignee' },
  async send(fields, { call }) {
    // The "take" button sends the clerk's own id.
    const body = { assigneeId: fields.text('taker') || fields.text('assignee') || null }
    await call(assignRequest, { ...seenIn(fields), body })
    return updated
  },
}

export const statusForm: AppForm = {
  name: 'desk-status',
  title: 'Desk.StatusFailed',
  labels: { to: 'Desk.NewStatus', reason: 'Desk.Reason', amount: 'Desk.Amount' },
  async send(fields, { call }) {
    const to = fields.text('to')
    const reason = fields.text('reason')
    const amount = fields.text('amount').trim()
    if (!isStatus(to)) return refusedBy([{ field: 'to', kind: 'Required' }])
    if (needsReason(to) && reason.trim() === '')
      return refusedBy([{ field: 'reason', kind: 'Required' }])
    const amountCents = to === 'Pending Payment' ? centsTyped(amount) : null
    if (to === 'Pending Payment' && amountCents === null)
      return refusedBy([{ field: 'amount', kind: amount === '' ? 'Required' : 'Invalid' }])
    const body = { to, reason, amountCents }
    await call(changeStatus, { ...seenIn(fields), body })
    return updated
  },
}

const writing = (
  field: 'question' | 'reply' | 'note',
  operation: typeof askQuestion | typeof replyToRequest | typeof addNote,
  { title, label }: { title: TextKey; label: TextKey },
): AppForm => ({
  name: `desk-${field}`,
  title,
  labels: { [field]: label },
  async send(fields, { call }) {
    const text = fields.text(field)
    if (text.trim() === '') return refusedBy([{ field, kind: 'Required' }])
    await call(operation, { ...seenIn(fields), body: { text } })
    return updated
  },
})

export const questionForm = writing('question', askQuestion, {
  title: 'Desk.AskFailed',
  label: 'Desk.Question',
})
export const replyForm = writing('reply', replyToRequest, {
  title: 'Desk.ReplyFailed',
  label: 'Desk.Message',
})
export const noteForm = writing('note', addNote, { title: 'Desk.NoteFailed', label: 'Desk.Note' })

export const mergeForm: AppForm = {
  name: 'desk-merge',
  title: 'Desk.MergeFailed',
  labels: { number: 'Desk.MergeNumber' },
  about: {
    'Desk.NoSuchNumber': 'number',
    'Desk.MergedIntoItself': 'number',
    'Desk.MergedIntoDuplicate': 'number',
  },
  async send(fields, { call }) {
    const number = fields.text('number')
    if (number.trim() === '') return refusedBy([{ field: 'number', kind: 'Required' }])
    await call(mergeRequest, { ...seenIn(fields), body: { number } })
    return updated
  },
}

/** JavaScript uploads the file. */
export const attachForm: AppForm = {
  name: 'desk-attach',
  title: 'Desk.AttachFailed',
  labels: { file: 'Desk.File' },
  send: () => Promise.resolve(refusedFor('Desk.NeedsScript')),
}
