import { type SQL, sql } from 'drizzle-orm'
import { isOwn } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { contractorKind } from '../licenses/rules.ts'

type Acting = Pick<UserActor, 'userId' | 'organizationId'>

/** SQL on rows `p` of `permits`: the actor, or the organization that they act for, applied for it. */
export const isApplicant = (actor: Acting): SQL => sql`exists (
  select from ${requests} where requests.id = p.request_id and ${isOwn(actor)})`

/**
 * SQL on rows `l` of `licenses`: an active contractor license that the city confirmed as the
 * organization's, for which the actor is an approved member. The number that an organization typed
 * about itself does not count.
 */
export const isOwnContractorLicense = ({ userId, organizationId }: Acting): SQL =>
  organizationId === null
    ? sql`false`
    : sql`(l.organization_id = ${organizationId} and l.kind = ${contractorKind}
        and l.status = 'active' and exists (
          select from ${organizationMembers} delegate
          where delegate.organization_id = ${organizationId} and delegate.user_id = ${userId}
            and delegate.is_verified))`

/** SQL on rows `p` of `permits`: the actor is a delegate of the contractor that it names. */
export const isDelegate = (actor: Acting): SQL => sql`(p.contractor_license <> '' and exists (
  select from ${licenses} l
  where l.number = p.contractor_license and ${isOwnContractorLicense(actor)}))`

/**
 * SQL on rows `p` of `permits`: who sees its documents and corrections, and books its inspections.
 * The applicant, the organization that applied, and delegates of the contractor that it names.
 */
export const actsForPermit = (actor: Acting): SQL =>
  sql`(${isApplicant(actor)} or ${isDelegate(actor)})`
