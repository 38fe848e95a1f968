import { noteErrors } from '@portal/core/person-record/rules'
import { addPersonNote, deletePersonNote } from '@portal/openapi/admin-client/person-record'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const addNoteForm: AppForm = {
  name: 'person-note',
  title: 'PersonRecord.NoteFailed',
  labels: { text: 'PersonRecord.NewNote' },
  async send(fields, { call }) {
    const text = fields.text('text')
    const errors = noteErrors(text)
    if (errors.length > 0) return refusedBy(errors)
    await call(addPersonNote, { path: { id: fields.text('id') }, body: { text } })
    return { kind: 'accepted', toast: 'SuccessAdd' }
  },
}

export const deleteNoteForm: AppForm = {
  name: 'delete-person-note',
  title: 'PersonRecord.DeleteFailed',
  labels: {},
  async send(fields, { call }) {
    const path = { id: fields.text('id'), noteId: fields.text('note') }
    await call(deletePersonNote, { path })
    return { kind: 'accepted', toast: 'SuccessRemove' }
  },
}
