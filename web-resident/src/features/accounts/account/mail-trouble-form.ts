import { confirmEmailAgain } from '@portal/openapi/resident-client/account'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** A link to an address from which mail came back, or where it was called spam. */
export const mailTroubleForm: AppForm = {
  name: 'mail-trouble',
  title: 'MailTrouble.NotSent',
  labels: {},
  async send(_fields, { call }) {
    await call(confirmEmailAgain)
    return { kind: 'accepted', code: 'MailTrouble.LinkSent' }
  },
}
