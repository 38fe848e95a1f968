import {
  getCurrentUser,
  resendVerification,
  verifyEmail,
} from '@portal/openapi/resident-client/identity'
import { ApiError } from '@portal/web-ui/api'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Continues once the address is verified, in any browser; or resends the mail. */
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
      // Also in the mail's link, which may open in another browser.
      const query = page.pendingPath ? { redirectto: page.pendingPath } : {}
      await call(resendVerification, { body: { email }, query })
      return { kind: 'accepted', code: 'VerifyEmail.SentAgain' }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      return refusedFor('VerifyEmail.TooSoon')
    }
  },
}
