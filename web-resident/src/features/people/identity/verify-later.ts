import {
  getCurrentUser,
  resendVerification,
  verifyEmail,
} from '@portal/openapi/resident-client/identity'
import { ApiError } from '@portal/web-ui/api'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Goes on once the address is proven, in whichever browser; or has the mail sent once more. */
export const verifyLaterForm: AppForm = {
  name: 'verify-later',
  title: 'VerifyEmail.Failed',
  labels: {},
  async send({ text }, { call, page }) {
    if (text('wants') !== 'another-mail') {
      try {
        await call(verifyEmail, { body: {} })
        return { kind: 'done', href: '/account/create' }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 403) throw error
        return refusedFor('VerifyEmail.NotYet')
      }
    }
    const { Email: email } = await call(getCurrentUser)
    try {
      // Where they wanted to go: this mail may be opened in another browser, too.
      const query = page.pendingPath ? { redirectto: page.pendingPath } : {}
      await call(resendVerification, { body: { email }, query })
      return { kind: 'told', code: 'VerifyEmail.SentAgain' }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      return refusedFor('VerifyEmail.TooSoon')
    }
  },
}
