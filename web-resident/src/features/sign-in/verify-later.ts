import { ApiError, dataOf, doneOf } from '@portal/web-ui/api'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Goes on once the address is proven, in whichever browser; or has the mail sent once more. */
export const verifyLaterForm: AppForm = {
  name: 'verify-later',
  title: 'VerifyEmail.Failed',
  labels: {},
  async send({ text }, { api, page }) {
    if (text('wants') !== 'another-mail') {
      try {
        await dataOf(api.POST('/verify', { body: {} }))
        return { kind: 'done', href: '/account/create' }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 403) throw error
        return refusedFor('VerifyEmail.NotYet')
      }
    }
    const { Email: email } = await dataOf(api.GET('/auth'))
    try {
      // Where they wanted to go: this mail may be opened in another browser, too.
      const params = page.pendingPath ? { params: { query: { redirectto: page.pendingPath } } } : {}
      await doneOf(api.POST('/users/resend-registration', { body: { email }, ...params }))
      return { kind: 'told', code: 'VerifyEmail.SentAgain' }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      return refusedFor('VerifyEmail.TooSoon')
    }
  },
}
