import { liftMailBlock } from '@portal/openapi/admin-client/person-record'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const liftMailBlockForm: AppForm = {
  name: 'lift-mail-block',
  title: 'MailTrouble.LiftFailed',
  labels: {},
  async send(fields, { call }) {
    await call(liftMailBlock, { path: { id: fields.text('id') } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'MailTrouble.Lifted' }
  },
}
