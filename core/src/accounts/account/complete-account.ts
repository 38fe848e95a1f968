import { eq, sql } from 'drizzle-orm'
import { linkUtilityAccounts } from '../../money/account-management/index.ts'
import { hitRateLimits } from '../../people/identity/index.ts'
import { type Joined, joinedOf, joinStatements } from '../../people/organizations/index.ts'
import { accountDrafts, contactProperties } from '../../people/profiles/residents.sql.ts'
import { type AccountCreation, accountErrors } from '../../people/profiles/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireVerified } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { type Address, trimmedAddress } from '../../platform/kernel/address.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { contactStatements } from './contact-statements.ts'

/** With its contact record and the named organizations. */
export interface CompletedAccount {
  readonly SalesforceId: string
  readonly organizations: readonly Joined[]
}

/**
 * All or nothing (spec, resident section 4). Deletes the draft.
 * @throws invalid with each wrong field or for a utility account at another street number, conflict
 * when the account or another one with this contact exists, not-found for an unknown organization,
 * limited after ten claims of utility accounts in an hour.
 */
export async function completeAccount(
  context: Context,
  form: AccountCreation,
): Promise<CompletedAccount> {
  const { userId } = requireVerified(context)
  requireValid(accountErrors(form))
  const claim = { customerId: form.utilityCustomerId, streetNumber: form.utilityStreetNumber }
  if (form.hasUtilities) await hitRateLimits(context, [{ limit: 'utility-claim', key: userId }])
  const { contact, organizations } = await context.database.write((builder) => ({
    person: contactStatements(context, builder, userId, {
      ...trimmedAddress(form),
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      phoneNumber: phoneOf(form.phoneNumber),
    }),
    care: form.hasUtilities
      ? linkUtilityAccounts(context, builder, { userId, organizationId: null }, claim)
      : [],
    properties: addProperties(
      context,
      builder,
      userId,
      form.hasSeveralProperties ? form.properties : [],
    ),
    joining: joinStatements(context, builder, userId, form.hasBusiness ? form.organizations : []),
    draft: builder.delete(accountDrafts).where(eq(accountDrafts.userId, userId)),
    audit: audit(context, builder, {
      operation: 'completeAccount',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    contact: builder.select({ contactId: users.contactId }).from(users).where(eq(users.id, userId)),
    organizations: joinedOf(builder, userId),
  }))
  return { SalesforceId: contact[0]?.contactId ?? '', organizations }
}

function addProperties(
  context: Context,
  builder: Builder,
  userId: Id<'user'>,
  properties: readonly Address[],
) {
  const now = context.clock.now()
  return properties.map((property) =>
    builder.insert(contactProperties).values({
      id: newId(now),
      contactId: sql`(select contact_id from ${users} where id = ${userId})`,
      ...trimmedAddress(property),
      createdAt: now,
    }),
  )
}
