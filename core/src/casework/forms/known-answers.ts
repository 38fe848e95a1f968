import type { FormDefinition, FormField } from './form-definition.ts'
import { asks, type FormAnswers } from './form-rules.ts'

/** Empty where unknown. */
export interface KnownToForms {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly organization: string
}

/** Prefills fields of a kind, whatever their name. */
const byKind: Readonly<Partial<Record<FormField['kind'], keyof KnownToForms>>> = {
  email: 'email',
  phone: 'phone',
  address: 'address',
}

/** Prefills fields of a name. */
const byName: Readonly<Record<string, keyof KnownToForms>> = {
  contactName: 'name',
  business: 'organization',
}

/** Prefilled answers. They belong to the form: editing them changes no account. */
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
