import { landingAfterSignIn, signInSearch } from '@portal/core/access/rules'
import { signInErrors } from '@portal/core/identity/rules'
import { signIn } from '@portal/openapi/resident-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/**
 * Continues to the page the person wanted (spec, resident section 2, /login). For an incomplete
 * account, the server keeps that path (entry-server.tsx).
 */
export const logInForm: AppForm = {
  name: 'log-in',
  title: 'Login.Failed',
  labels: { email: 'Login.Email', password: 'Login.Password' },
  async send({ text }, { call, page, search }) {
    const typed = { email: text('email'), password: text('password') }
    const errors = signInErrors(typed)
    if (errors.length > 0) return refusedBy(errors)
    const { user } = await call(signIn, { body: { ...typed, session: 'web' } })
    const href = landingAfterSignIn(signInSearch(search), page.settings.slug)
    return {
      kind: 'done',
      // The account's Spanish wins over the browser's English (spec, resident section 9).
      href: user.Language === 'es' && page.language !== 'es' ? withLanguage(href, 'es') : href,
    }
  },
}

function withLanguage(href: string, language: string): string {
  const [path = '', hash] = href.split('#')
  const asked = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
  return hash === undefined ? asked : `${asked}#${hash}`
}
