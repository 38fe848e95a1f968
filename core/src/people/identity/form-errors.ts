import { keptEmailErrorOf } from '../../platform/kernel/email-address.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'
import { unmetPasswordRequirements } from './password-rules.ts'

/** Spec, resident section 5. */
export interface SignInForm {
  readonly email: string
  readonly password: string
}

export interface NewPasswordForm {
  readonly password: string
  readonly confirmPassword: string
}

export interface ChangedPasswordForm {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface SignUpForm extends NewPasswordForm {
  readonly email: string
  readonly confirmEmail: string
}

export const signInErrors = ({ email, password }: SignInForm): readonly ValidationError[] => [
  ...required('email', email),
  ...required('password', password),
]

export const emailErrors = ({ email }: Pick<SignInForm, 'email'>): readonly ValidationError[] =>
  email.trim() === '' ? required('email', email) : emailErrorsOf('email', email)

/** Also accepts the former spelling of an account's address. */
export const keptEmailErrors = ({
  email,
}: Pick<SignInForm, 'email'>): readonly ValidationError[] => {
  const kind = keptEmailErrorOf(email)
  return email.trim() === '' ? required('email', email) : kind ? [{ field: 'email', kind }] : []
}

export const newEmailErrors = (email: string): readonly ValidationError[] =>
  emailErrors({ email }).map((error) => ({ ...error, field: 'newEmail' }))

/** The five requirements, typed twice alike. */
export const newPasswordErrors = (form: NewPasswordForm): readonly ValidationError[] => [
  ...passwordErrors('password', form.password),
  ...againErrors('confirmPassword', form.password, form.confirmPassword),
]

export const changedPasswordErrors = (form: ChangedPasswordForm): readonly ValidationError[] => [
  ...required('currentPassword', form.currentPassword),
  ...passwordErrors('newPassword', form.newPassword),
  ...againErrors('confirmPassword', form.newPassword, form.confirmPassword),
]

/** Address and password, each typed twice alike. */
export const signUpErrors = (form: SignUpForm): readonly ValidationError[] => [
  ...emailErrors(form),
  ...againErrors('confirmEmail', form.email.trim(), form.confirmEmail.trim()),
  ...newPasswordErrors(form),
]

function passwordErrors(field: string, password: string): readonly ValidationError[] {
  if (password === '') return [{ field, kind: 'Required' }]
  const isMet = unmetPasswordRequirements(password).length === 0
  return isMet ? [] : [{ field, kind: 'RequirementsNotMet' }]
}

function againErrors(field: string, first: string, again: string): readonly ValidationError[] {
  if (again === '') return [{ field, kind: 'Required' }]
  return again === first ? [] : [{ field, kind: 'Match' }]
}
