import { deleteDocument } from '@portal/openapi/admin-client/documents'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** JavaScript uploads the file. */
export const addDocumentForm: AppForm = {
  name: 'add-document',
  title: 'Folder.AddFailed',
  labels: { file: 'Folder.File' },
  send: () => Promise.resolve(refusedFor('Desk.NeedsScript')),
}

export const deleteDocumentForm: AppForm = {
  name: 'delete-document',
  title: 'Folder.DeleteFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteDocument, {
      path: { utilityAccount: text('account'), id: text('id') },
    })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Folder.Deleted' }
  },
}
