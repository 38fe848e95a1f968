import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldFaults } from './casework/forms/rules.ts'
import { reportFaults } from './casework/reports/rules.ts'
import { lookupFaults } from './casework/tracking/rules.ts'
import { emailFaults, newEmailFaults, signUpFaults } from './people/identity/rules.ts'
import { emailFaultOf } from './platform/kernel/rules.ts'

const password = 'Right-7-horse'
const text = { en: 'Email', es: 'Correo' }

/** Every place that takes an address, by what it finds wrong with one. */
const places: Readonly<Record<string, (email: string) => readonly string[]>> = {
  'signing up': (email) =>
    signUpFaults({ email, confirmEmail: email, password, confirmPassword: password }).map(
      ({ kind }) => kind,
    ),
  'a login’s address': (email) => emailFaults({ email }).map(({ kind }) => kind),
  'another address for the account': (email) => newEmailFaults(email).map(({ kind }) => kind),
  'a guest’s report': (email) =>
    reportFaults('feedback', {
      address: '',
      position: null,
      description: 'Thank you.',
      extraDescription: '',
      rating: 5,
      details: {},
      guestEmail: email,
    }).map(({ kind }) => kind),
  'finding a request': (email) => lookupFaults({ number: '7', email }).map(({ kind }) => kind),
  'a hosted form': (email) =>
    fieldFaults([{ kind: 'email', name: 'email', label: text, isRequired: true, missing: text }], {
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
  '%s judges an email address as every other place does',
  (_name, faultsOf) => {
    fc.assert(
      fc.property(typed, (email) => {
        const fault = emailFaultOf(email)
        expect(faultsOf(email)).toEqual(fault === null ? [] : [fault])
      }),
      { numRuns: 300 },
    )
  },
)
