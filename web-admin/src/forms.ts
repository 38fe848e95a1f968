import {
  type FormFields,
  type FormState,
  refusalOf,
  withoutPasswords,
} from '@portal/web-ui/forms/form-answer'
import type { PageData } from '@portal/web-ui/page-data'
import { createApi } from './api.ts'
import { logIn } from './features/sign-in/log-in.ts'
import { logOut } from './features/sign-in/log-out.ts'
import { replayDeliveries } from './features/undelivered/replay-deliveries.ts'
import type { SendForm } from './screens/send-form.ts'

/** The forms that work without a script, by the path of their page. */
const forms: Readonly<Record<string, SendForm>> = {
  '/login': logIn,
  '/logout': logOut,
  '/undelivered': replayDeliveries,
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
  const { origin, pathname, searchParams } = new URL(request.url)
  const send = forms[pathname]
  if (!send) throw new Error(`no form at ${pathname}`)
  const api = createApi({ language: page.language, origin, fetch })
  const search = Object.fromEntries(searchParams)
  const answer = await send(fields, { api, search }).catch(refusalOf)
  if (answer.kind === 'done') {
    return new Response(null, { status: 303, headers: { location: answer.href } })
  }
  return { path: pathname, fields: withoutPasswords(fields), reply: answer }
}
