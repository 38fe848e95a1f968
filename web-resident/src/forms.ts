import {
  type FormFields,
  type FormState,
  refusalOf,
  withoutPasswords,
} from '@portal/web-ui/forms/form-answer'
import type { PageData } from '@portal/web-ui/page-data'
import { parseSearch } from '@portal/web-ui/search-params'
import { createApi } from './api.ts'
import { actFor } from './features/account-menu/act-for.ts'
import { askForReset } from './features/sign-in/ask-for-reset.ts'
import { choosePassword } from './features/sign-in/choose-password.ts'
import { confirmIdentity } from './features/sign-in/confirm-identity.ts'
import { logIn } from './features/sign-in/log-in.ts'
import { logOut } from './features/sign-in/log-out.ts'
import { signUp } from './features/sign-in/sign-up.ts'
import { verifyLater } from './features/sign-in/verify-later.ts'
import { pendingActivityCookie } from './parts/pending-activity.ts'
import type { SendForm } from './parts/send-form.ts'

/** The forms that work without a script, by the path of their page. */
const forms: Readonly<Record<string, SendForm>> = {
  '/login': logIn,
  '/signup': signUp,
  '/forgotpassword': askForReset,
  '/resetPassword': choosePassword,
  '/account/verificationRequired': verifyLater,
  '/account/confirm': confirmIdentity,
  '/logout': logOut,
  '/organization/switch': actFor,
}

/** Paths that take the posts of those forms. */
export const formPaths = Object.keys(forms)

interface Surroundings {
  readonly page: PageData
  readonly fetch: (request: Request) => Promise<Response>
}

/** Answers a form: by leading on, or with what its page is to say when it is shown again. */
export async function answerForm(
  request: Request,
  fields: FormFields,
  { page, fetch }: Surroundings,
): Promise<Response | FormState> {
  const { origin, pathname, search } = new URL(request.url)
  const send = forms[pathname]
  if (!send) throw new Error(`no form at ${pathname}`)
  const api = createApi({ language: page.language, origin, fetch })
  const answer = await send(fields, { api, page, search: parseSearch(search) }).catch(refusalOf)
  if (answer.kind !== 'done') {
    return { path: pathname, fields: withoutPasswords(fields), reply: answer }
  }
  const headers = new Headers({ location: answer.href })
  if (answer.pendingActivity) {
    headers.append('set-cookie', pendingActivityCookie(answer.pendingActivity))
  }
  return new Response(null, { status: 303, headers })
}
