import { landingAfterSignIn, signInFaults, signInSearch } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../parts/send-form.ts'

/** Signs somebody in, who goes on to what they came for (spec, resident section 2, /login). */
export const logIn: SendForm = async ({ email = '', password = '' }, { api, page, search }) => {
  const faults = signInFaults({ email, password })
  if (faults.length > 0) return refusedBy(faults)
  const { user } = await dataOf(
    api.POST('/auth/sign-in', { body: { email, password, session: 'web' } }),
  )
  const asked = signInSearch(search)
  const href = landingAfterSignIn(asked, page.settings.slug)
  const isComplete = user.Verified && user.SalesforceId !== null
  return {
    kind: 'done',
    // The account's Spanish wins over the browser's English (spec, resident section 9).
    href: user.Language === 'es' && page.language !== 'es' ? withLanguage(href, 'es') : href,
    pendingActivity: isComplete ? undefined : asked.activityId,
  }
}

const withLanguage = (href: string, language: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}lng=${language}`
