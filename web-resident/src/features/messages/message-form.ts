import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Marks a message as read, or takes it out of the inbox, as the button that was pressed says. */
export const messageForm: AppForm = {
  name: 'message',
  title: 'Message.ActionFailed',
  labels: {},
  async send({ text }, { api }) {
    const path = { id: text('messageId') }
    if (text('deed') === 'delete') {
      await dataOf(api.DELETE('/notifications/{id}', { params: { path } }))
      return { kind: 'told', toast: 'SuccessRemove' }
    }
    await dataOf(api.PUT('/notifications/{id}/read', { params: { path } }))
    return { kind: 'told' }
  },
}
