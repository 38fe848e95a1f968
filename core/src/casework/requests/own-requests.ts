import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import type { ContactActor } from '../../platform/access/index.ts'

/** The person's, or of the organization they act for as an approved member. */
export const isOwn = ({
  userId,
  organizationId,
}: Pick<ContactActor, 'userId' | 'organizationId'>): SQL =>
  organizationId === null
    ? sql`(requests.user_id = ${userId} and requests.organization_id is null)`
    : sql`(requests.organization_id = ${organizationId} and exists (
        select from ${organizationMembers} own
        where own.organization_id = ${organizationId} and own.user_id = ${userId} and own.is_verified))`
