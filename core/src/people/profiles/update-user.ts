import { sql } from 'drizzle-orm'
import { requireContact, requireUser } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { organizationMembers } from '../organizations/organizations.sql.ts'
import { users } from '../users/users.sql.ts'
import { selectUser } from './user-object.ts'

export interface UserChange {
  readonly Language?: Language | undefined
  /** An organization's id, or `personal`. */
  readonly selectedOrganization?: string | undefined
}

/** Returns the user. @throws not-found unless an approved member of the organization. */
export async function updateUser(context: Context, change: UserChange): Promise<JsonText> {
  const { userId } = requireUser(context)
  const { Language: language, selectedOrganization } = change
  if (selectedOrganization !== undefined) requireContact(context)
  const organizationId =
    selectedOrganization === undefined || selectedOrganization === 'personal'
      ? null
      : selectedOrganization
  const set = {
    ...(language === undefined ? {} : { language }),
    ...(selectedOrganization === undefined ? {} : { selectedOrganizationId: organizationId }),
    updatedAt: context.clock.now(),
  }
  const { user } = await context.database.write((builder) => ({
    // Locked, to wait for a concurrent removal.
    membership: builder.execute(sql`
      select from ${organizationMembers}
      where organization_id = ${organizationId} and user_id = ${userId} for share`),
    isMember: requireThat(
      builder,
      sql`${organizationId}::uuid is null or exists (
        select from ${organizationMembers} m
        where m.organization_id = ${organizationId} and m.user_id = ${userId} and m.is_verified)`,
      'not-found',
      'Organization.NotFound',
    ),
    chosen: builder
      .update(users)
      .set(set)
      .where(sql`${users.id} = ${userId} and deleted_at is null`),
    user: builder.execute<{ body: string }>(selectUser(userId)),
  }))
  // The statement wrote the user as JSON.
  return `{"userResponse":${user.rows[0]?.body}}` as JsonText
}
