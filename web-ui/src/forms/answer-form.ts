import { ApiError, type Call } from '../api/index.ts'
import type { PageData } from '../app/page-data.ts'
import { parseSearch } from '../navigation/search-params.ts'
import { fieldsOf, type FormFields, type FormFiles } from './fields.ts'
import { type FormState, refusalOf } from './form-answer.ts'
import { type AppForm, formNameField, formOnceField, isPasswordField } from './form-definition.ts'
import { keysOf } from './idempotency-key.ts'

/** Undefined if the app does not have this form. */
export const sentForm = (forms: readonly AppForm[], sent: FormFields): AppForm | undefined =>
  forms.find(({ name }) => name === fieldsOf(sent).text(formNameField))

interface Sent {
  readonly url: string
  readonly call: Call
  readonly page: PageData
  readonly files: FormFiles
}

/** Handles a form sent without JavaScript: redirects, or returns what its page shows. */
export async function answerForm(
  form: AppForm,
  sent: FormFields,
  { url, call, page, files: all }: Sent,
): Promise<Response | FormState> {
  const search = parseSearch(new URL(url).search)
  const files = (name: string) => all.flatMap(([one, file]) => (one === name ? [file] : []))
  const fields = fieldsOf(sent)
  const send = () =>
    form.send(fields, { call, page, search, keyOf: keysOf(fields.text(formOnceField)), files })
  const answer = await afterTheFirst(send).catch((error: unknown) => refusalOf(error, form.about))
  if (answer.kind !== 'done') {
    const isKept = answer.kind === 'refused' || 'keepsFields' in answer || 'keepsTyped' in answer
    const typed = isKept ? sent.filter(([name]) => !isPasswordField(name)) : []
    return { name: form.name, fields: typed, reply: answer }
  }
  const headers = new Headers({ location: answer.href })
  if (answer.cookie) headers.append('set-cookie', answer.cookie)
  return new Response(null, { status: 303, headers })
}

const tries = 20
const betweenMs = 500

/** A double click's second request waits for the first's reply, so that both get the same. */
async function afterTheFirst<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let left = tries; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each waits for the one before
      return await send()
    } catch (error) {
      const isAtWork = error instanceof ApiError && error.code === 'Error.IdempotencyInFlight'
      if (!isAtWork || left === 0) throw error
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
    }
  }
}
