import { DomainError } from '../../platform/kernel/errors.ts'
import { hashPassword } from './password-hash.ts'
import { unmetPasswordRequirements } from './password-rules.ts'

/** @throws invalid if it misses a requirement or is too common; `field` is its wire name. */
export async function choosePassword(password: string, field: string): Promise<string> {
  if (unmetPasswordRequirements(password).length > 0) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field, code: 'Auth.PasswordRequirementsNotMet' },
    ])
  }
  // The list is half a megabyte: loaded only when a password is chosen.
  const { isCommonPassword } = await import('./common-passwords.ts')
  if (isCommonPassword(password)) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field, code: 'Auth.PasswordTooCommon' },
    ])
  }
  return hashPassword(password)
}
