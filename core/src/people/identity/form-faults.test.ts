import { describe, expect, it } from 'vitest'
import {
  changedPasswordFaults,
  emailFaults,
  keptEmailFaults,
  newEmailFaults,
  newPasswordFaults,
  signInFaults,
  signUpFaults,
} from './form-faults.ts'

const password = 'Right-7-horse'
const namesOf = (faults: readonly { readonly field: string; readonly kind: string }[]) =>
  faults.map(({ field, kind }) => `${field} ${kind}`)

describe('signing in', () => {
  it('asks for both, and judges neither', () => {
    expect(namesOf(signInFaults({ email: '', password: '' }))).toEqual([
      'email Required',
      'password Required',
    ])
    expect(signInFaults({ email: 'not an address', password: 'x' })).toEqual([])
  })
})

describe('an address', () => {
  it('is required, and is one', () => {
    expect(namesOf(emailFaults({ email: '  ' }))).toEqual(['email Required'])
    expect(namesOf(emailFaults({ email: 'ana' }))).toHaveLength(1)
    expect(emailFaults({ email: 'ana' })[0]).toMatchObject({ field: 'email' })
    expect(emailFaults({ email: 'ana@home.example' })).toEqual([])
  })

  it('that a former rule let in is taken where a password is forgotten', () => {
    expect(namesOf(keptEmailFaults({ email: ' ' }))).toEqual(['email Required'])
    expect(keptEmailFaults({ email: 'maría@home.example' })).toEqual([])
    expect(namesOf(keptEmailFaults({ email: 'ana' }))).toHaveLength(1)
    expect(keptEmailFaults({ email: 'ana' })[0]).toMatchObject({ field: 'email' })
  })

  it('to move to is named by its own field', () => {
    expect(namesOf(newEmailFaults(''))).toEqual(['newEmail Required'])
    expect(newEmailFaults('ana')[0]).toMatchObject({ field: 'newEmail' })
    expect(newEmailFaults('ana@home.example')).toEqual([])
  })
})

describe('a new password', () => {
  it.each([
    ['', '', ['password Required', 'confirmPassword Required']],
    ['right-7-horse', 'right-7-horse', ['password RequirementsNotMet']],
    [password, '', ['confirmPassword Required']],
    [password, `${password} `, ['confirmPassword Match']],
    [password, password, []],
  ])('%j, typed again as %j: %j', (first, again, faults) => {
    expect(namesOf(newPasswordFaults({ password: first, confirmPassword: again }))).toEqual(faults)
  })

  it('asks for the one in use where there is one', () => {
    const form = { currentPassword: '', newPassword: 'short', confirmPassword: 'other' }
    expect(namesOf(changedPasswordFaults(form))).toEqual([
      'currentPassword Required',
      'newPassword RequirementsNotMet',
      'confirmPassword Match',
    ])
    const right = { currentPassword: 'x', newPassword: password, confirmPassword: password }
    expect(changedPasswordFaults(right)).toEqual([])
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
    expect(signUpFaults(form)).toEqual([])
    expect(signUpFaults({ ...form, email: ' ana@home.example', confirmEmail: form.email })).toEqual(
      [],
    )
  })

  it('says of each field what is wrong with it', () => {
    const empty = { email: '', confirmEmail: '', password: '', confirmPassword: '' }
    expect(namesOf(signUpFaults(empty))).toEqual([
      'email Required',
      'confirmEmail Required',
      'password Required',
      'confirmPassword Required',
    ])
    expect(namesOf(signUpFaults({ ...form, confirmEmail: 'eva@home.example' }))).toEqual([
      'confirmEmail Match',
    ])
  })
})
