import { dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Ends the mails about a request that a guest sent, by the link of such a mail. */
export const stopMailForm: AppForm = {
  name: 'stop-mail',
  title: 'Tracking.StopMailFailed',
  labels: {},
  async send({ text }, { api }) {
    const query = { as: 'sender' as const, signature: text('signature') }
    const params = { path: { id: text('recordId') }, query }
    await dataOf(api.POST('/request-status/{id}/stop-mail', { params }))
    return { kind: 'told', code: 'Tracking.MailStopped' }
  },
}
