import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { requireValid, within } from '../../platform/kernel/validation.ts'
import { mailManagers } from './decision-mail.ts'
import { organizationMembers, organizations } from './organizations.sql.ts'
import { type NamedOrganization, normalOrganization, organizationErrors } from './rules.ts'

/** Wire names. */
export interface Joined {
  readonly Id: string
  readonly Name: string
  /** False: pending. */
  readonly Verified: boolean
  readonly Manager: boolean
}

const named = ({ sfId, taxId, businessLicenseId }: NamedOrganization): SQL =>
  sfId === ''
    ? sql`organizations.tax_id = ${taxId} and organizations.business_license_id = ${businessLicenseId}`
    : sql`organizations.id = ${sfId}`

/**
 * Known numbers find that organization instead of adding another. Its first member who knows its
 * numbers becomes its manager right away; others wait for a manager, who is notified.
 */
export function joinStatements(
  context: Context,
  builder: Builder,
  userId: Id<'user'>,
  requested: readonly NamedOrganization[],
) {
  return requested.map(normalOrganization).flatMap((organization) => [
    ...(organization.sfId === '' ? [addOrganization(context, builder, organization)] : []),
    // A second person joining the same organization waits here, then sees our rows.
    builder.execute(
      sql`select from ${organizations} where ${named(organization)} order by id for update`,
    ),
    requireThat(
      builder,
      sql`exists (select from ${organizations} where ${named(organization)})`,
      'not-found',
      'Organization.NotFound',
    ),
    mailManagers(context, builder, named(organization), userId),
    addMember(context, builder, userId, organization),
  ])
}

// If two people add the same business at once, the second waits and then finds the first one's.
function addOrganization(context: Context, builder: Builder, organization: NamedOrganization) {
  const now = context.clock.now()
  const { sfId: _none, ...values } = organization
  return builder
    .insert(organizations)
    .values({ id: newId(now), ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

function addMember(
  context: Context,
  builder: Builder,
  userId: Id<'user'>,
  organization: NamedOrganization,
) {
  const now = context.clock.now().toISOString()
  const { taxId, businessLicenseId } = organization
  const isFirst = sql`organizations.tax_id = ${taxId}
    and organizations.business_license_id = ${businessLicenseId}
    and not exists (
      select from ${organizationMembers} manager
      where manager.organization_id = organizations.id and manager.role = 'manager')`
  return builder.execute(sql`
    insert into ${organizationMembers}
      (organization_id, user_id, role, is_verified, created_at, verified_at)
    select organizations.id, ${userId}, case when ${isFirst} then 'manager' else 'member' end,
      ${isFirst}, ${now}::timestamptz, case when ${isFirst} then ${now}::timestamptz end
    from ${organizations} where ${named(organization)}
    on conflict do nothing`)
}

/** A person's organizations by name. */
export const joinedOf = (builder: Builder, userId: Id<'user'>) =>
  builder
    .select({
      Id: organizations.id,
      Name: organizations.name,
      Verified: organizationMembers.isVerified,
      Manager: sql<boolean>`${organizationMembers.role} = 'manager'`,
    })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizations.id} = ${organizationMembers.organizationId}`)
    .where(sql`${organizationMembers.userId} = ${userId}`)
    .orderBy(sql`lower(${organizations.name})`, organizations.id)

/**
 * Spec: matchOrCreateOrgsToSalesforceOrgs. Returns all of the person's, pending ones included.
 * @throws invalid with each wrong field, not-found for an unknown id.
 */
export async function joinOrganizations(
  context: Context,
  requested: readonly NamedOrganization[],
): Promise<readonly Joined[]> {
  const { userId } = requireContact(context)
  const errors = requested.flatMap((organization, i) =>
    within(`organizations.${i}`, organizationErrors(organization)),
  )
  requireValid(errors)
  const { joined } = await context.database.write((builder) => ({
    audit: audit(context, builder, {
      operation: 'joinOrganizations',
      entity: 'user',
      entityId: userId,
      details: { organizations: requested.length },
    }),
    joining: joinStatements(context, builder, userId, requested),
    joined: joinedOf(builder, userId),
  }))
  return joined
}

/** Pending ones included, by name. @throws forbidden before the account is complete. */
export async function listOwnOrganizations(context: Context): Promise<readonly Joined[]> {
  const { userId } = requireContact(context)
  return context.database.read((builder) => joinedOf(builder, userId))
}
