import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { hitRateLimits } from './limits.ts'

/**
 * Where a guest gets an email to confirm.
 * @throws invalid for the field `guestEmail`; limited for an address that gets too many of them.
 */
export async function guestAddress(context: Context, typed: string): Promise<string> {
  requireValid([...required('guestEmail', typed), ...emailErrorsOf('guestEmail', typed)])
  // Valid: checked above.
  const address = emailAddressOf(typed) ?? ''
  await hitRateLimits(context, [{ limit: 'unconfirmed-mail', key: address }])
  return address
}
