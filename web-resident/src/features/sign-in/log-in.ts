import { landingAfterSignIn, signInFaults, signInSearch } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { pendingActivityCookie } from '../../parts/pending-activity.ts'

/** Signs somebody in, who goes on to what they came for (spec, resident section 2, /login). */
export const logInForm: AppForm = {
  name: 'log-in',
  title: 'Login.Failed',
  labels: { email: 'Login.Email', password: 'Login.Password' },
  async send({ text }, { api, page, search }) {
    const typed = { email: text('email'), password: text('password') }
    const faults = signInFaults(typed)
    if (faults.length > 0) return refusedBy(faults)
    const { user } = await dataOf(api.POST('/auth/sign-in', { body: { ...typed, session: 'web' } }))
    const asked = signInSearch(search)
    const href = landingAfterSignIn(asked, page.settings.slug)
    const isComplete = user.Verified && user.SalesforceId !== null
    return {
      kind: 'done',
      // The account's Spanish wins over the browser's English (spec, resident section 9).
      href: user.Language === 'es' && page.language !== 'es' ? withLanguage(href, 'es') : href,
      cookie: isComplete ? undefined : keeping(asked.activityId),
    }
  },
}

const keeping = (activityId: string | undefined): string | undefined =>
  activityId && pendingActivityCookie(activityId)

const withLanguage = (href: string, language: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}lng=${language}`
