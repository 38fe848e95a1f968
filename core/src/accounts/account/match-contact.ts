import { linkUtilityAccounts } from '../../money/account-management/index.ts'
import { hitRateLimits } from '../../people/identity/index.ts'
import { requireVerified } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import {
  type Address,
  optionalAddressErrors,
  trimmedAddress,
} from '../../platform/kernel/address.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { contactStatements } from './contact-statements.ts'

/** Spec: matchToSalesforceContact. */
export interface ContactMatch extends Address {
  /** Empty without a utility account. */
  readonly utilityAccountId: string
  readonly utilityStreetNumber: string
}

/**
 * By verified address, and adds a utility account: how mobile apps complete an account.
 * @throws as `completeAccount`.
 */
export async function matchContact(context: Context, match: ContactMatch): Promise<void> {
  const { userId } = requireVerified(context)
  requireValid(optionalAddressErrors(match))
  const { utilityAccountId: customerId, utilityStreetNumber: streetNumber } = match
  const owner = { userId, organizationId: null }
  const isClaiming = customerId.trim() !== ''
  if (isClaiming) await hitRateLimits(context, [{ limit: 'utility-claim', key: userId }])
  await context.database.write((builder) => [
    ...contactStatements(context, builder, userId, {
      ...trimmedAddress(match),
      // The account has the names already, from sign-up or the profile.
      firstName: '',
      lastName: '',
      phoneNumber: null,
    }),
    ...(isClaiming
      ? linkUtilityAccounts(context, builder, owner, { customerId, streetNumber })
      : []),
    audit(context, builder, {
      operation: 'matchContact',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
  ])
}
