import { eq } from 'drizzle-orm'
import { requireVerified } from '../access/index.ts'
import { users } from '../identity/identity.sql.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { accountDrafts } from './residents.sql.ts'
import { type AccountCreation, type AccountStep, noAccountCreation, stepToResume } from './rules.ts'

/** Account creation as far as it has come. */
export interface AccountDraft {
  readonly form: AccountCreation
  /** Where it goes on. */
  readonly step: AccountStep
}

/**
 * What a person filled in so far, or the names that the account has from signing up.
 * @throws DomainError forbidden before the address is proven.
 */
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
 * Keeps what a person filled in, however incomplete, so that it goes on there on any device.
 * @throws DomainError conflict when the account is complete already.
 */
export async function saveAccountDraft(
  context: Context,
  form: AccountCreation,
): Promise<AccountDraft> {
  const { userId, contactId } = requireVerified(context)
  if (contactId !== null) throw new DomainError('conflict', 'Account.error-sf-account-exists')
  const draft = { form, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder
      .insert(accountDrafts)
      .values({ userId, ...draft })
      .onConflictDoUpdate({ target: accountDrafts.userId, set: draft }),
  ])
  return { form, step: stepToResume(form) }
}
