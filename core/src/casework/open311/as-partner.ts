import {
  type PartnerCaller,
  readPartnerKey,
  requireAllowance,
  requireScope,
} from '../../people/partners/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { SentFields } from './sent-fields.ts'

/**
 * Who sends, by the form's `api_key`. In an address it would end up in logs, so a query has none.
 * @throws unauthenticated without a key that is valid, forbidden without the right, limited
 */
export async function requireReporter(
  context: Context,
  fields: SentFields,
): Promise<PartnerCaller> {
  const caller = await readPartnerKey(context, fields.get('api_key')?.at(-1)?.trim() ?? '')
  requireScope(caller, 'reports.write')
  requireAllowance(caller)
  return caller
}

/** A key that ended while the request ran is refused in the words for keys. */
export async function whileKeyStands<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.code === 'Auth.SignInRequired')
      throw new DomainError('unauthenticated', 'Partners.KeyInvalid')
    throw error
  }
}
