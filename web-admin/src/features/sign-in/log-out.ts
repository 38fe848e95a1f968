import { doneOf } from '@portal/web-ui/api'
import type { SendForm } from '../../screens/send-form.ts'

/** Ends the session. */
export const logOut: SendForm = async (_fields, { api }) => {
  await doneOf(api.POST('/auth/sign-out'))
  return { kind: 'done', href: '/login?notice=logged-out' }
}
