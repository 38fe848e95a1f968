import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { users } from '../users/users.sql.ts'
import { mailMember } from './decision-mail.ts'
import { organizationMembers, organizations } from './organizations.sql.ts'

export interface MemberKey {
  readonly userId: string
  readonly organizationId: string
}

const memberships = ({ userId, organizationId }: MemberKey): SQL =>
  sql`select from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.user_id = ${userId}`

/** By name; managers also see pending ones. @throws not-found unless an approved member. */
export async function listMembers(context: Context, organizationId: string): Promise<JsonText> {
  const { userId } = requireContact(context)
  const members = await context.database.findJson(sql`
    select coalesce(json_agg(json_build_object(
      'UserId', users.id, 'FirstName', users.first_name, 'LastName', users.last_name,
      'Verified', m.is_verified, 'Manager', m.role = 'manager'
    ) order by lower(users.last_name), lower(users.first_name), users.id), '[]')::text as body
    from ${organizationMembers} own
    join ${organizationMembers} m on m.organization_id = own.organization_id
      and (m.is_verified or own.role = 'manager')
    join ${users} on users.id = m.user_id and users.deleted_at is null
    where own.organization_id = ${organizationId} and own.user_id = ${userId} and own.is_verified
    group by own.organization_id`)
  if (!members) throw new DomainError('not-found', 'Organization.NotFound')
  return members
}

/**
 * Statements for a `write`: the user manages the organization, which they lock, to serialize decisions.
 * For all but approved members it is not found.
 */
export function manages(builder: Builder, { organizationId, userId }: MemberKey) {
  const own = memberships({ organizationId, userId })
  return [
    builder.execute(sql`select from ${organizations} where id = ${organizationId} for update`),
    requireThat(
      builder,
      sql`exists (${own} and m.is_verified)`,
      'not-found',
      'Organization.NotFound',
    ),
    requireThat(
      builder,
      sql`exists (${own} and m.is_verified and m.role = 'manager')`,
      'forbidden',
      'Organization.ManagersOnly',
    ),
  ] as const
}

const requireMember = (builder: Builder, member: MemberKey) =>
  requireThat(
    builder,
    sql`exists (${memberships(member)})`,
    'not-found',
    'Organization.MemberNotFound',
  )

const requireOtherManager = (builder: Builder, { organizationId, userId }: MemberKey) =>
  requireThat(
    builder,
    sql`exists (
      select from ${organizationMembers} m where m.organization_id = ${organizationId}
        and m.user_id <> ${userId} and m.role = 'manager' and m.is_verified)`,
    'conflict',
    'Organization.LastManager',
  )

const auditEntry = (
  context: Context,
  builder: Builder,
  operation: string,
  { organizationId, userId }: MemberKey,
  more: Record<string, unknown> = {},
) =>
  audit(context, builder, {
    operation,
    entity: 'organization',
    entityId: organizationId,
    details: { userId, ...more },
  })

/** Notifies the person. @throws not-found, forbidden unless manager, conflict if decided. */
export async function verifyMember(context: Context, member: MemberKey): Promise<void> {
  const { userId } = requireContact(context)
  const now = context.clock.now().toISOString()
  await context.database.write((builder) => [
    ...manages(builder, { ...member, userId }),
    requireMember(builder, member),
    requireThat(
      builder,
      sql`exists (${memberships(member)} and not m.is_verified)`,
      'conflict',
      'Organization.AlreadyApproved',
    ),
    mailMember(context, builder, member, 'approved'),
    builder.execute(sql`
      update ${organizationMembers} set is_verified = true, verified_at = ${now}::timestamptz
      where organization_id = ${member.organizationId} and user_id = ${member.userId}`),
    auditEntry(context, builder, 'verifyMember', member),
  ])
}

/**
 * Or denies a person; notifies them.
 * @throws not-found, forbidden unless manager, conflict for the manager's own membership and for
 * the last manager.
 */
export async function removeMember(context: Context, member: MemberKey): Promise<void> {
  const { userId } = requireContact(context)
  const isOneself = member.userId === userId
  await context.database.write((builder) => [
    ...manages(builder, { ...member, userId }),
    requireThat(builder, sql`${!isOneself}`, 'conflict', 'Organization.NotOneself'),
    requireMember(builder, member),
    requireOtherManager(builder, member),
    mailMember(context, builder, member, 'ended'),
    builder.execute(sql`
      delete from ${organizationMembers}
      where organization_id = ${member.organizationId} and user_id = ${member.userId}`),
    builder.execute(sql`
      update ${users} set selected_organization_id = null
      where id = ${member.userId} and selected_organization_id = ${member.organizationId}`),
    auditEntry(context, builder, 'removeMember', member),
  ])
}

/**
 * Of an approved member, or themselves.
 * @throws not-found, forbidden unless manager, conflict for a pending member and for the last
 * manager.
 */
export async function setMemberRole(
  context: Context,
  member: MemberKey & { readonly role: 'manager' | 'member' },
): Promise<void> {
  const { userId } = requireContact(context)
  const { role } = member
  await context.database.write((builder) => [
    ...manages(builder, { ...member, userId }),
    requireMember(builder, member),
    requireThat(
      builder,
      sql`exists (${memberships(member)} and m.is_verified)`,
      'conflict',
      'Organization.NotApproved',
    ),
    ...(role === 'member' ? [requireOtherManager(builder, member)] : []),
    builder.execute(sql`
      update ${organizationMembers} set role = ${role}
      where organization_id = ${member.organizationId} and user_id = ${member.userId}`),
    auditEntry(context, builder, 'setMemberRole', member, { role }),
  ])
}
