import { landingAfterSignIn, required, signInSearch } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../parts/send-form.ts'

/** Shows by the password that it is still the same person, who goes on to what asked for it. */
export const confirmIdentity: SendForm = async ({ password = '' }, { api, page, search }) => {
  const faults = required('password', password)
  if (faults.length > 0) return refusedBy(faults)
  await doneOf(api.POST('/auth/confirm', { body: { password } }))
  return { kind: 'done', href: landingAfterSignIn(signInSearch(search), page.settings.slug) }
}
