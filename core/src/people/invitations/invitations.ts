import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { hitRateLimits } from '../identity/index.ts'
import { mailInvitation, manages } from '../organizations/index.ts'
import {
  organizationInvitations,
  organizationMembers,
  organizations,
} from '../organizations/organizations.sql.ts'
import { invitationDays, maxInvitations } from '../organizations/rules.ts'
import { users } from '../users/users.sql.ts'

interface Invitation {
  readonly organizationId: string
  readonly id: string
}

const isOpen = ({ clock }: Context): SQL =>
  sql`i.created_at > ${clock.now().toISOString()}::timestamptz - make_interval(days => ${invitationDays})`

/** Rows `i`, to the caller's verified address. */
const toCaller = (context: Context, userId: string): SQL => sql`${organizationInvitations} i
  join ${users} on users.id = ${userId} and users.email = i.email
    and users.email_verified_at is not null
  where ${isOpen(context)}`

const auditEntry = (
  context: Context,
  builder: Parameters<typeof audit>[1],
  operation: string,
  entityId: string,
) => audit(context, builder, { operation, entity: 'organization', entityId, details: {} })

/**
 * Emails an employee, who accepts with their own account of that address; no manager has to approve
 * them then. Inviting twice sends the email again.
 * @throws invalid; forbidden unless manager; conflict for a member's address, or too many
 * invitations; limited for an address that gets too many emails.
 */
export async function inviteMember(
  context: Context,
  { organizationId, email: typed }: { readonly organizationId: string; readonly email: string },
): Promise<void> {
  const { userId } = requireContact(context)
  requireValid([...required('email', typed), ...emailErrorsOf('email', typed)])
  // Valid: checked above.
  const email = emailAddressOf(typed) ?? ''
  await hitRateLimits(context, [{ limit: 'unconfirmed-mail', key: email }])
  const now = context.clock.now()
  await context.database.write((builder) => [
    ...manages(builder, { organizationId, userId }),
    requireThat(
      builder,
      sql`not exists (select from ${organizationMembers} m join ${users} on users.id = m.user_id
        where m.organization_id = ${organizationId} and m.is_verified and users.email = ${email})`,
      'conflict',
      'Invitations.AlreadyMember',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${organizationInvitations} i where i.organization_id = ${organizationId}
        and i.email <> ${email} and ${isOpen(context)}) < ${maxInvitations}`,
      'conflict',
      'Invitations.TooMany',
    ),
    builder
      .insert(organizationInvitations)
      .values({ id: newId(now), organizationId, email, createdAt: now })
      .onConflictDoUpdate({
        target: [organizationInvitations.organizationId, organizationInvitations.email],
        set: { createdAt: now },
      }),
    mailInvitation(context, builder, { organizationId, userId, email }),
    auditEntry(context, builder, 'inviteMember', organizationId),
  ])
}

/** Open ones, newest first; empty for a member. @throws not-found unless an approved member. */
export async function listInvitations(context: Context, organizationId: string): Promise<JsonText> {
  const { userId } = requireContact(context)
  const invitations = await context.database.findJson(sql`
    select coalesce(json_agg(json_build_object('Id', i.id, 'Email', i.email,
        'InvitedAt', ${isoInstant(sql`i.created_at`)}) order by i.created_at desc, i.id)
        filter (where i.id is not null), '[]')::text as body
    from ${organizationMembers} own
    left join ${organizationInvitations} i on i.organization_id = own.organization_id
      and own.role = 'manager' and ${isOpen(context)}
    where own.organization_id = ${organizationId} and own.user_id = ${userId} and own.is_verified
    group by own.organization_id`)
  if (!invitations) throw new DomainError('not-found', 'Organization.NotFound')
  return invitations
}

/** Idempotent. @throws not-found; forbidden unless manager. */
export async function withdrawInvitation(
  context: Context,
  { organizationId, id }: Invitation,
): Promise<void> {
  const { userId } = requireContact(context)
  await context.database.write((builder) => [
    ...manages(builder, { organizationId, userId }),
    builder.execute(sql`delete from ${organizationInvitations}
      where id = ${id} and organization_id = ${organizationId}`),
    auditEntry(context, builder, 'withdrawInvitation', organizationId),
  ])
}

/** To one's own address, by the organization's name. */
export async function listOwnInvitations(context: Context): Promise<JsonText> {
  const { userId } = requireContact(context)
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('Id', found.id, 'Name', o.name)
      order by lower(o.name), found.id), '[]')::text as body
    from (select i.* from ${toCaller(context, userId)}) found
    join ${organizations} o on o.id = found.organization_id`)
}

/** Makes the person an approved member. @throws not-found for another address's, or an ended one. */
export async function acceptInvitation(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const own = sql`select i.organization_id from ${toCaller(context, userId)} and i.id = ${id}`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${organizationInvitations} where id = ${id} for update`),
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Invitations.Ended'),
    builder.execute(sql`
      insert into ${organizationMembers}
        (organization_id, user_id, role, is_verified, created_at, verified_at)
      select organization_id, ${userId}, 'member', true, ${at}, ${at} from (${own}) own
      on conflict (organization_id, user_id) do update set is_verified = true,
        verified_at = coalesce(organization_members.verified_at, excluded.verified_at)`),
    builder.execute(sql`delete from ${organizationInvitations} where id = ${id}`),
    auditEntry(context, builder, 'acceptInvitation', id),
  ])
}

/** Idempotent; another address's stays. */
export async function declineInvitation(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  await context.database.write((builder) => [
    builder.execute(sql`delete from ${organizationInvitations} where id = ${id}
      and exists (select from ${toCaller(context, userId)} and i.id = ${id})`),
    auditEntry(context, builder, 'declineInvitation', id),
  ])
}
