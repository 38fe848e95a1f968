import { stopRequestMail } from '@portal/openapi/resident-client/tracking'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Stops mails about a guest's request, by their link. */
export const stopMailForm: AppForm = {
  name: 'stop-mail',
  title: 'Tracking.StopMailFailed',
  labels: {},
  async send({ text }, { call }) {
    const query = { as: 'sender' as const, signature: text('signature') }
    await call(stopRequestMail, { path: { id: text('recordId') }, query })
    return { kind: 'accepted', code: 'Tracking.MailStopped' }
  },
}
