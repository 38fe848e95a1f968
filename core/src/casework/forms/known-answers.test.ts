import { expect, it } from 'vitest'
import type { FormDefinition } from './form-definition.ts'
import { knownAnswers } from './known-answers.ts'

const text = { en: 'x', es: 'x' }
const definition: FormDefinition = {
  pages: [
    {
      title: text,
      fields: [
        { kind: 'words', name: 'hello', label: text },
        { kind: 'text', name: 'petName', label: text },
        { kind: 'address', name: 'home', label: text },
        { kind: 'text', name: 'business', label: text },
      ],
    },
    {
      title: text,
      fields: [
        { kind: 'text', name: 'contactName', label: text },
        { kind: 'email', name: 'contactEmail', label: text },
        { kind: 'phone', name: 'contactPhone', label: text },
      ],
    },
  ],
  fees: [],
  thanks: text,
}
const ana = {
  name: 'Ana Rivera',
  email: 'ana@home.example',
  phone: '(847) 555-0100',
  address: '1 Mill St',
  organization: '',
}

it('a form is prefilled with name, email, phone and address', () => {
  expect(knownAnswers(definition, ana)).toEqual({
    home: '1 Mill St',
    contactName: 'Ana Rivera',
    contactEmail: 'ana@home.example',
    contactPhone: '(847) 555-0100',
  })
})

it('an organization’s form is also prefilled with its name', () => {
  expect(knownAnswers(definition, { ...ana, organization: 'Bakery' })).toMatchObject({
    business: 'Bakery',
  })
})

it('a visitor’s form is empty', () => {
  const unknown = { name: '', email: '', phone: '', address: '', organization: '' }
  expect(knownAnswers(definition, unknown)).toEqual({})
})
