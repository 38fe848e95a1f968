import { ApiError, dataOf, doneOf } from '@portal/web-ui/api'
import type { SendForm } from '../../parts/send-form.ts'

/** Goes on once the address is proven, in whichever browser; or has the mail sent once more. */
export const verifyLater: SendForm = async ({ wants }, { api }) => {
  if (wants !== 'another-mail') {
    try {
      await dataOf(api.POST('/verify', { body: {} }))
      return { kind: 'done', href: '/account/create' }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error
      return { kind: 'refused', code: 'VerifyEmail.NotYet', problems: [] }
    }
  }
  const { Email: email } = await dataOf(api.GET('/auth'))
  await doneOf(api.POST('/users/resend-registration', { body: { email } }))
  return { kind: 'told', code: 'VerifyEmail.SentAgain' }
}
