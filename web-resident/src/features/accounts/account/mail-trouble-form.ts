import { confirmEmailAgain } from '@portal/openapi/resident-client/account'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** A link to an address to which mail did not arrive. */
export const mailTroubleForm: AppForm = {
  name: 'mail-trouble',
  title: 'Toast.error',
  labels: {},
  async send(_fields, { call }) {
    await call(confirmEmailAgain)
    return { kind: 'accepted', toast: 'Success' }
  },
}
