import { keptEmailFaultOf } from '../../platform/kernel/email-address.ts'
import { emailFaultsOf } from '../../platform/kernel/email-faults.ts'
import { type Fault, required } from '../../platform/kernel/validation.ts'
import { unmetPasswordRequirements } from './password-rules.ts'

/** What signing in asks for (spec, resident section 5). */
export interface SignInForm {
  readonly email: string
  readonly password: string
}

/** What a new password asks for. */
export interface NewPasswordForm {
  readonly password: string
  readonly confirmPassword: string
}

/** What another password asks for. */
export interface ChangedPasswordForm {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** What signing up asks for. */
export interface SignUpForm extends NewPasswordForm {
  readonly email: string
  readonly confirmEmail: string
}

/** Login: both are required. */
export const signInFaults = ({ email, password }: SignInForm): readonly Fault[] => [
  ...required('email', email),
  ...required('password', password),
]

/** The address is required, and is one. */
export const emailFaults = ({ email }: Pick<SignInForm, 'email'>): readonly Fault[] =>
  email.trim() === '' ? required('email', email) : emailFaultsOf('email', email)

/** Forgot password: likewise, but for addresses of accounts that a former rule let in. */
export const keptEmailFaults = ({ email }: Pick<SignInForm, 'email'>): readonly Fault[] => {
  const kind = keptEmailFaultOf(email)
  return email.trim() === '' ? required('email', email) : kind ? [{ field: 'email', kind }] : []
}

/** Another address for the account, likewise. */
export const newEmailFaults = (email: string): readonly Fault[] =>
  emailFaults({ email }).map((fault) => ({ ...fault, field: 'newEmail' }))

/** A new password meets the five requirements, and is typed twice alike. */
export const newPasswordFaults = (form: NewPasswordForm): readonly Fault[] => [
  ...passwordFaults('password', form.password),
  ...againFaults('confirmPassword', form.password, form.confirmPassword),
]

/** Another password: the one in use, and the new one as above. */
export const changedPasswordFaults = (form: ChangedPasswordForm): readonly Fault[] => [
  ...required('currentPassword', form.currentPassword),
  ...passwordFaults('newPassword', form.newPassword),
  ...againFaults('confirmPassword', form.newPassword, form.confirmPassword),
]

/** Signing up: address and password, each typed twice alike. */
export const signUpFaults = (form: SignUpForm): readonly Fault[] => [
  ...emailFaults(form),
  ...againFaults('confirmEmail', form.email.trim(), form.confirmEmail.trim()),
  ...newPasswordFaults(form),
]

function passwordFaults(field: string, password: string): readonly Fault[] {
  if (password === '') return [{ field, kind: 'Required' }]
  const isMet = unmetPasswordRequirements(password).length === 0
  return isMet ? [] : [{ field, kind: 'RequirementsNotMet' }]
}

function againFaults(field: string, first: string, again: string): readonly Fault[] {
  if (again === '') return [{ field, kind: 'Required' }]
  return again === first ? [] : [{ field, kind: 'Match' }]
}
