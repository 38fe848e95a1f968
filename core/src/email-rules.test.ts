import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldErrors } from './casework/forms/rules.ts'
import { reportErrors } from './casework/reports/rules.ts'
import { lookupErrors } from './casework/tracking/rules.ts'
import { emailErrors, newEmailErrors, signUpErrors } from './people/identity/rules.ts'
import { emailErrorOf } from './platform/kernel/rules.ts'

const password = 'Right-7-horse'
const text = { en: 'Email', es: 'Correo' }

/** Everything that validates an email address. */
const places: Readonly<Record<string, (email: string) => readonly string[]>> = {
  'signing up': (email) =>
    signUpErrors({ email, confirmEmail: email, password, confirmPassword: password }).map(
      ({ kind }) => kind,
    ),
  'a login’s address': (email) => emailErrors({ email }).map(({ kind }) => kind),
  'another address for the account': (email) => newEmailErrors(email).map(({ kind }) => kind),
  'a guest’s report': (email) =>
    reportErrors('feedback', {
      address: '',
      position: null,
      description: 'Thank you.',
      extraDescription: '',
      rating: 5,
      details: {},
      guestEmail: email,
    }).map(({ kind }) => kind),
  'finding a request': (email) => lookupErrors({ number: '7', email }).map(({ kind }) => kind),
  'a hosted form': (email) =>
    fieldErrors([{ kind: 'email', name: 'email', label: text, isRequired: true, missing: text }], {
      email,
    }).map(({ kind }) => kind),
}

const typed = fc
  .oneof(
    fc.emailAddress(),
    fc.tuple(fc.emailAddress(), fc.string()).map((parts) => parts.join('')),
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map((parts) => parts.join('@')),
    fc
      .array(fc.constantFrom('a', 'ñ', '.', '@', '-', ' ', 'X', '\u200B', '1', 'com'))
      .map((signs) => signs.join('')),
  )
  .filter((one) => one.trim() !== '')

it.each(Object.entries(places))(
  '%s validates an email address like every other place',
  (_name, errorsOf) => {
    fc.assert(
      fc.property(typed, (email) => {
        const error = emailErrorOf(email)
        expect(errorsOf(email)).toEqual(error === null ? [] : [error])
      }),
      { numRuns: 300 },
    )
  },
)
