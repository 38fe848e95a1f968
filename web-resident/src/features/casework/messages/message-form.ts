import { deleteMessage, readMessage } from '@portal/openapi/resident-client/messages'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The pressed button marks the message as read, or removes it. */
export const messageForm: AppForm = {
  name: 'message',
  title: 'Message.ActionFailed',
  labels: {},
  async send({ text }, { call }) {
    const path = { id: text('messageId') }
    if (text('deed') === 'delete') {
      await call(deleteMessage, { path })
      return { kind: 'accepted', toast: 'SuccessRemove' }
    }
    await call(readMessage, { path })
    return { kind: 'accepted' }
  },
}
