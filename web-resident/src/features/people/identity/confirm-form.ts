import { landingAfterSignIn, signInSearch } from '@portal/core/access/rules'
import { required } from '@portal/core/kernel/rules'
import { confirmIdentity } from '@portal/openapi/resident-client/identity'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'

/** Confirms the identity by password. */
const confirming = (name: string, answer: (context: FormContext) => FormAnswer): AppForm => ({
  name,
  title: 'Confirm.Failed',
  labels: { password: 'Login.Password' },
  async send({ text }, context) {
    const password = text('password')
    const errors = required('password', password)
    if (errors.length > 0) return refusedBy(errors)
    await context.call(confirmIdentity, { body: { password } })
    return answer(context)
  },
})

/** On its own screen: continues to the page that required it. */
export const confirmAndGoOnForm = confirming('confirm-and-go-on', ({ page, search }) => ({
  kind: 'done',
  href: landingAfterSignIn(signInSearch(search), page.settings.slug),
}))

/** In a dialog, while an action waits. */
export const confirmHereForm = confirming('confirm-here', () => ({ kind: 'accepted' }))
