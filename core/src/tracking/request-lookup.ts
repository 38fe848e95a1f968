import { isEmailAddress } from '../identity/rules.ts'
import { type Fault, required } from '../kernel/validation.ts'

/** What somebody knows of a request who no longer has its mail. */
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

/** What can be no number or no address; whether there is such a request is not said. */
export function lookupFaults({ number, email }: RequestLookup): readonly Fault[] {
  const missing = [...required('number', number), ...required('email', email)]
  const isWrong = (field: string) => !missing.some((fault) => fault.field === field)
  const wrong: Fault[] = []
  if (isWrong('number') && normalRequestNumber(number) === '')
    wrong.push({ field: 'number', kind: 'Invalid' })
  if (isWrong('email') && !isEmailAddress(email.trim()))
    wrong.push({ field: 'email', kind: 'Invalid' })
  return [...missing, ...wrong]
}
