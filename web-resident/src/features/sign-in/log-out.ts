import { doneOf } from '@portal/web-ui/api'
import type { SendForm } from '../../parts/send-form.ts'

/** Ends the session. */
export const logOut: SendForm = async (_fields, { api }) => {
  await doneOf(api.POST('/auth/sign-out'))
  return { kind: 'done', href: '/?notice=logged-out' }
}
