import type { FormDefinition, FormField } from './form-definition.ts'
import { asks, type FormAnswers } from './form-rules.ts'

/** What the city knows of who fills a form in; empty where it does not. */
export interface KnownToForms {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly organization: string
}

/** What fields of a kind begin with, whatever they are called. */
const byKind: Readonly<Partial<Record<FormField['kind'], keyof KnownToForms>>> = {
  email: 'email',
  phone: 'phone',
  address: 'address',
}

/** What fields of a name begin with. */
const byName: Readonly<Record<string, keyof KnownToForms>> = {
  contactName: 'name',
  business: 'organization',
}

/** The answers that a form is prefilled with. They belong to the form: editing them changes no account. */
export function knownAnswers({ pages }: FormDefinition, known: KnownToForms): FormAnswers {
  const fields = pages.flatMap((page) => page.fields).filter(asks)
  return Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const fact = Object.hasOwn(byName, name) ? byName[name] : byKind[kind]
      const answer = fact === undefined ? '' : known[fact]
      return answer === '' ? [] : [[name, answer]]
    }),
  )
}
