import { signOut } from '@portal/openapi/resident-client/identity'
import { logOutName } from '@portal/web-ui/forms/form-definition'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const logOutForm: AppForm = {
  name: logOutName,
  title: 'Logout.Failed',
  labels: {},
  async send(_fields, { call }) {
    await call(signOut)
    return { kind: 'done', href: '/?notice=logged-out' }
  },
}
