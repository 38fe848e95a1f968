import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** For people who no longer have a request's email. */
export interface RequestLookup {
  readonly number: string
  readonly email: string
}

const digits = 8

/** Ignores spaces, punctuation and leading zeros. */
export function normalRequestNumber(typed: string): string {
  const plain = typed.replaceAll(/[\s#.-]/g, '')
  return /^\d{1,8}$/.test(plain) ? plain.padStart(digits, '0') : ''
}

/** Malformed numbers and addresses; does not show whether the request exists. */
export function lookupErrors({ number, email }: RequestLookup): readonly ValidationError[] {
  const missing = [...required('number', number), ...required('email', email)]
  const isWrong = number.trim() !== '' && normalRequestNumber(number) === ''
  return [
    ...missing,
    ...(isWrong ? [{ field: 'number', kind: 'Invalid' } as const] : []),
    ...(email.trim() === '' ? [] : emailErrorsOf('email', email)),
  ]
}
