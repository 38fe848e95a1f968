import { needsReason } from '@portal/core/case-queue/rules'
import { centsTyped, isDay } from '@portal/core/kernel/rules'
import { isReportCategory } from '@portal/core/report-categories/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  addNote,
  askQuestion,
  replyToRequest,
  assignRequest,
  changeCategory,
  changeDue,
  changePlace,
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

const did = (code: TextKey, values?: Readonly<Record<string, string>>): FormAnswer => ({
  kind: 'accepted',
  toast: 'SuccessUpdate',
  code,
  ...(values && { values }),
})

export const assignForm: AppForm = {
  name: 'desk-assign',
  title: 'Desk.AssignFailed',
  labels: { assignee: 'Desk.Assignee', team: 'Teams.Team' },
  about: { 'Desk.NoSuchStaff': 'assignee' },
  async send(fields, { call }) {
    // The "take" button sends the clerk's own id.
    const assigneeId = fields.text('taker') || fields.text('assignee') || null
    const body = { assigneeId, ...(fields.has('team') && { teamId: fields.text('team') || null }) }
    await call(assignRequest, { ...seenIn(fields), body })
    return did(assigneeId ? 'Desk.DidAssign' : 'Desk.DidUnassign')
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
    return did('Desk.DidStatus')
  },
}

const writing = (
  field: 'question' | 'reply' | 'note',
  operation: typeof askQuestion | typeof replyToRequest | typeof addNote,
  { title, label, done }: { title: TextKey; label: TextKey; done: TextKey },
): AppForm => ({
  name: `desk-${field}`,
  title,
  labels: { [field]: label },
  async send(fields, { call }) {
    const text = fields.text(field)
    if (text.trim() === '') return refusedBy([{ field, kind: 'Required' }])
    await call(operation, { ...seenIn(fields), body: { text } })
    return did(done)
  },
})

export const questionForm = writing('question', askQuestion, {
  title: 'Desk.AskFailed',
  label: 'Desk.Question',
  done: 'Desk.DidAsk',
})
const plainReply = writing('reply', replyToRequest, {
  title: 'Desk.ReplyFailed',
  label: 'Desk.Message',
  done: 'Desk.DidReply',
})
/** A reply that also changes the status is the reason of that change. */
export const replyForm: AppForm = {
  ...plainReply,
  async send(fields, tools) {
    const to = fields.text('then')
    const reason = fields.text('reply')
    if (!isStatus(to) || reason.trim() === '') return plainReply.send(fields, tools)
    await tools.call(changeStatus, { ...seenIn(fields), body: { to, reason, amountCents: null } })
    return did('Desk.DidStatus')
  },
}
export const noteForm = writing('note', addNote, {
  title: 'Desk.NoteFailed',
  label: 'Desk.Note',
  done: 'Desk.DidNote',
})

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
    return did('Desk.DidMerge', { number })
  },
}

export const categoryForm: AppForm = {
  name: 'desk-category',
  title: 'Desk.CategoryFailed',
  labels: { category: 'Desk.Category' },
  about: { 'Desk.CategoryAlready': 'category', 'Desk.NoCategory': 'category' },
  async send(fields, { call }) {
    const category = fields.text('category')
    if (!isReportCategory(category)) return refusedBy([{ field: 'category', kind: 'Required' }])
    await call(changeCategory, { ...seenIn(fields), body: { category } })
    return did('Desk.DidCategory')
  },
}

export const dueForm: AppForm = {
  name: 'desk-due',
  title: 'Desk.DueFailed',
  labels: { dueOn: 'Desk.DueOn', dueReason: 'Desk.Reason' },
  sentences: { dueOn: 'Desk.DueWrong' },
  async send(fields, { call }) {
    const day = fields.text('dueOn').trim()
    if (day !== '' && !isDay(day)) return refusedBy([{ field: 'dueOn', kind: 'Invalid' }])
    const body = { dueOn: day || null, reason: fields.text('dueReason') }
    await call(changeDue, { ...seenIn(fields), body })
    return did(body.dueOn ? 'Desk.DidDue' : 'Desk.DidNoDue')
  },
}

export const placeForm: AppForm = {
  name: 'desk-place',
  title: 'Desk.PlaceFailed',
  labels: { address: 'Desk.Address' },
  async send(fields, { call }) {
    const address = fields.text('address')
    if (address.trim() === '') return refusedBy([{ field: 'address', kind: 'Required' }])
    await call(changePlace, { ...seenIn(fields), body: { address } })
    return did('Desk.DidPlace')
  },
}

/** JavaScript uploads the file. */
export const attachForm: AppForm = {
  name: 'desk-attach',
  title: 'Desk.AttachFailed',
  labels: { file: 'Desk.File' },
  send: () => Promise.resolve(refusedFor('Desk.NeedsScript')),
}
