import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { requireClaimable } from '../../money/account-management/index.ts'
import { hitRateLimits } from '../../people/identity/index.ts'
import { accountDrafts } from '../../people/profiles/residents.sql.ts'
import {
  type AccountCreation,
  type AccountStep,
  noAccountCreation,
  stepToResume,
} from '../../people/profiles/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireVerified } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

export interface AccountDraft {
  readonly form: AccountCreation
  readonly step: AccountStep
}

/** By default with the names from sign-up. @throws forbidden before the address is verified. */
export async function getAccountDraft(context: Context): Promise<AccountDraft> {
  const { userId } = requireVerified(context)
  const [found] = await context.database.read((builder) =>
    builder
      .select({
        form: accountDrafts.form,
        firstName: users.firstName,
        lastName: users.lastName,
        phoneNumber: users.phoneNumber,
      })
      .from(users)
      .leftJoin(accountDrafts, eq(accountDrafts.userId, users.id))
      .where(eq(users.id, userId)),
  )
  if (!found) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  const { form: saved, firstName, lastName, phoneNumber } = found
  const form = saved ?? {
    ...noAccountCreation,
    firstName,
    lastName,
    phoneNumber: phoneNumber ?? '',
  }
  return { form, step: stepToResume(form) }
}

/**
 * To continue on any device. Finishing the utility account's step checks its numbers.
 * @throws conflict when the account is already complete; for that step also invalid, and limited
 * after ten claims of utility accounts in an hour.
 */
export async function saveAccountDraft(
  context: Context,
  form: AccountCreation,
  leaving?: AccountStep,
): Promise<AccountDraft> {
  const { userId, contactId } = requireVerified(context)
  if (contactId !== null) throw new DomainError('conflict', 'Account.error-sf-account-exists')
  const isClaiming = leaving === 'account-information' && form.hasUtilities
  const claim = { customerId: form.utilityCustomerId, streetNumber: form.utilityStreetNumber }
  if (isClaiming) await hitRateLimits(context, [{ limit: 'utility-claim', key: userId }])
  const draft = { form, updatedAt: context.clock.now() }
  await context.database.write((builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
    builder
      .insert(accountDrafts)
      .values({ userId, ...draft })
      .onConflictDoUpdate({ target: accountDrafts.userId, set: draft }),
    ...(isClaiming ? [requireClaimable(builder, claim)] : []),
  ])
  return { form, step: stepToResume(form) }
}
