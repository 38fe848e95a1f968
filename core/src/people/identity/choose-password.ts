import { DomainError } from '../../platform/kernel/errors.ts'
import { hashPassword } from './password-hash.ts'
import { unmetPasswordRequirements } from './password-rules.ts'

/**
 * The hash of a new password.
 * @throws DomainError invalid when it misses a requirement, or is one of the 10,000 most common; `field`
 *   names the field it was typed in.
 */
export async function choosePassword(password: string, field: string): Promise<string> {
  if (unmetPasswordRequirements(password).length > 0) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field, code: 'Auth.PasswordRequirementsNotMet' },
    ])
  }
  // The list is half a megabyte: only who chooses a password loads it.
  const { isCommonPassword } = await import('./common-passwords.ts')
  if (isCommonPassword(password)) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field, code: 'Auth.PasswordTooCommon' },
    ])
  }
  return hashPassword(password)
}
