import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** What people know of a request whose mail they no longer have. */
export interface RequestLookup {
  readonly number: string
  readonly email: string
}

const digits = 8

/** A request's number as it was typed: spaces and marks do not count, nor do zeros in front. */
export function normalRequestNumber(typed: string): string {
  const plain = typed.replaceAll(/[\s#.-]/g, '')
  return /^\d{1,8}$/.test(plain) ? plain.padStart(digits, '0') : ''
}

/** Malformed numbers and addresses; does not show whether there is such a request. */
export function lookupErrors({ number, email }: RequestLookup): readonly ValidationError[] {
  const missing = [...required('number', number), ...required('email', email)]
  const isWrong = number.trim() !== '' && normalRequestNumber(number) === ''
  return [
    ...missing,
    ...(isWrong ? [{ field: 'number', kind: 'Invalid' } as const] : []),
    ...(email.trim() === '' ? [] : emailErrorsOf('email', email)),
  ]
}
