import { unsubscribeByLink } from '@portal/openapi/resident-client/profiles'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** By the link of a mail, without a login. */
export const unsubscribeForm: AppForm = {
  name: 'unsubscribe',
  title: 'Unsubscribe.Failed',
  labels: {},
  async send({ text }, { call }) {
    const query = { kind: text('kind'), signature: text('signature') }
    await call(unsubscribeByLink, { path: { id: text('id') }, query })
    return { kind: 'accepted', code: 'Unsubscribe.Stopped' }
  },
}
