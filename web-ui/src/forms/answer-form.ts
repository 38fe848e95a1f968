import type { PageData } from '../app/page-data.ts'
import { parseSearch } from '../navigation/search-params.ts'
import { fieldsOf, type FormFields, type FormFiles } from './fields.ts'
import { type FormState, refusalOf } from './form-answer.ts'
import { type FormOf, formNameField, isPasswordField } from './form-definition.ts'
import { newKey } from './idempotency-key.ts'

/** The form that was sent; undefined where it is none of these. */
export const sentForm = <Api>(
  forms: readonly FormOf<Api>[],
  sent: FormFields,
): FormOf<Api> | undefined => forms.find(({ name }) => name === fieldsOf(sent).text(formNameField))

interface Sent<Api> {
  readonly url: string
  readonly api: Api
  readonly page: PageData
  readonly files: FormFiles
}

/**
 * Answers on the server a form that was sent without a script: by leading on, or with what its page is
 * to say when it is shown again.
 */
export async function answerForm<Api>(
  form: FormOf<Api>,
  sent: FormFields,
  { url, api, page, files: all }: Sent<Api>,
): Promise<Response | FormState> {
  const search = parseSearch(new URL(url).search)
  const files = (name: string) => all.flatMap(([one, file]) => (one === name ? [file] : []))
  const answer = await form
    .send(fieldsOf(sent), { api, page, search, keyOf: newKey, files })
    .catch((error: unknown) => refusalOf(error, form.about))
  if (answer.kind !== 'done') {
    const isRefused = answer.kind === 'refused'
    const fields = isRefused ? sent.filter(([name]) => !isPasswordField(name)) : []
    return { name: form.name, fields, reply: answer }
  }
  const headers = new Headers({ location: answer.href })
  if (answer.cookie) headers.append('set-cookie', answer.cookie)
  return new Response(null, { status: 303, headers })
}
