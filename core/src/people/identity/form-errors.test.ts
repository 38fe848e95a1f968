import { describe, expect, it } from 'vitest'
import {
  changedPasswordErrors,
  emailErrors,
  keptEmailErrors,
  newEmailErrors,
  newPasswordErrors,
  signInErrors,
  signUpErrors,
} from './form-errors.ts'

const password = 'Right-7-horse'
const namesOf = (errors: readonly { readonly field: string; readonly kind: string }[]) =>
  errors.map(({ field, kind }) => `${field} ${kind}`)

describe('signing in', () => {
  it('requires both, and validates neither', () => {
    expect(namesOf(signInErrors({ email: '', password: '' }))).toEqual([
      'email Required',
      'password Required',
    ])
    expect(signInErrors({ email: 'not an address', password: 'x' })).toEqual([])
  })
})

describe('an address', () => {
  it('is required, and is one', () => {
    expect(namesOf(emailErrors({ email: '  ' }))).toEqual(['email Required'])
    expect(namesOf(emailErrors({ email: 'ana' }))).toHaveLength(1)
    expect(emailErrors({ email: 'ana' })[0]).toMatchObject({ field: 'email' })
    expect(emailErrors({ email: 'ana@home.example' })).toEqual([])
  })

  it('of a former rule is accepted for a forgotten password', () => {
    expect(namesOf(keptEmailErrors({ email: ' ' }))).toEqual(['email Required'])
    expect(keptEmailErrors({ email: 'maría@home.example' })).toEqual([])
    expect(namesOf(keptEmailErrors({ email: 'ana' }))).toHaveLength(1)
    expect(keptEmailErrors({ email: 'ana' })[0]).toMatchObject({ field: 'email' })
  })

  it('to move to is named by its own field', () => {
    expect(namesOf(newEmailErrors(''))).toEqual(['newEmail Required'])
    expect(newEmailErrors('ana')[0]).toMatchObject({ field: 'newEmail' })
    expect(newEmailErrors('ana@home.example')).toEqual([])
  })
})

describe('a new password', () => {
  it.each([
    ['', '', ['password Required', 'confirmPassword Required']],
    ['right-7-horse', 'right-7-horse', ['password RequirementsNotMet']],
    [password, '', ['confirmPassword Required']],
    [password, `${password} `, ['confirmPassword Match']],
    [password, password, []],
  ])('%j, typed again as %j: %j', (first, again, errors) => {
    expect(namesOf(newPasswordErrors({ password: first, confirmPassword: again }))).toEqual(errors)
  })

  it('requires the current one if there is one', () => {
    const form = { currentPassword: '', newPassword: 'short', confirmPassword: 'other' }
    expect(namesOf(changedPasswordErrors(form))).toEqual([
      'currentPassword Required',
      'newPassword RequirementsNotMet',
      'confirmPassword Match',
    ])
    const right = { currentPassword: 'x', newPassword: password, confirmPassword: password }
    expect(changedPasswordErrors(right)).toEqual([])
  })
})

describe('signing up', () => {
  const form = {
    email: 'ana@home.example',
    confirmEmail: ' ana@home.example ',
    password,
    confirmPassword: password,
  }
  it('takes address and password, each typed twice alike', () => {
    expect(signUpErrors(form)).toEqual([])
    expect(signUpErrors({ ...form, email: ' ana@home.example', confirmEmail: form.email })).toEqual(
      [],
    )
  })

  it('says of each field what is wrong with it', () => {
    const empty = { email: '', confirmEmail: '', password: '', confirmPassword: '' }
    expect(namesOf(signUpErrors(empty))).toEqual([
      'email Required',
      'confirmEmail Required',
      'password Required',
      'confirmPassword Required',
    ])
    expect(namesOf(signUpErrors({ ...form, confirmEmail: 'eva@home.example' }))).toEqual([
      'confirmEmail Match',
    ])
  })
})
