import { type SQL, sql } from 'drizzle-orm'
import type { Guard } from '../../platform/database/database.ts'
import { guardRefusal } from '../../platform/database/refusal.ts'
import { statement } from '../../platform/database/statement.ts'
import { userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import { type PendingActor, personOf, type UserActor } from '../../platform/kernel/actor.ts'
import type { Clock } from '../../platform/kernel/clock.ts'
import { organizationMembers } from '../organizations/organizations.sql.ts'
import { sessions, users } from '../users/users.sql.ts'
import { sessionStepColumn } from './second-step.ts'
import { sessionLifetimes } from './session-life.ts'

/** The user's selected organization, while they are an approved member. */
export const actsForColumn = sql<string | null>`(
  select m.organization_id from ${organizationMembers} m
  where m.organization_id = ${users.selectedOrganizationId} and m.user_id = ${users.id} and m.is_verified)`

export const ownFlagsColumn = sql<Readonly<Record<string, boolean>>>`(
  select coalesce(json_object_agg(f.name, f.is_enabled), '{}')
  from ${userFeatureFlags} f where f.user_id = ${users.id})`

/** Now, and since when an idle session must have been used. */
export const validityTimes = (now: Date) => ({
  now: now.toISOString(),
  idleSince: new Date(now.getTime() - sessionLifetimes.staff.idleMs).toISOString(),
})

/**
 * Not ended, expired or idle; the staff app also needs a role, and a web view's the
 * mobile session that opened it.
 */
export const isSessionValid = (now: unknown, idleSince: unknown): SQL => sql`(
  ${sessions.expiresAt} > ${now}::timestamptz and ${users.deletedAt} is null
  and (${sessions.app} <> 'staff'
    or ((${users.isAdmin} or ${users.roles} <> '{}') and ${sessions.lastSeenAt} >= ${idleSince}::timestamptz))
  and (${sessions.openedFrom} is null or exists (
    select from ${sessions} opener
    where opener.id = ${sessions.openedFrom} and opener.expires_at > ${now}::timestamptz)))`

const at = sql.placeholder

const claimed = statement(sql`
  select portal_require_that(exists (
    select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.id} = ${at('session')}::uuid and ${users.id} = ${at('user')}::uuid
      and ${isSessionValid(at('now'), at('idleSince'))}
      and ${users.isAdmin} = ${at('isAdmin')}::boolean
      and to_jsonb(${users.roles}) = ${at('roles')}::jsonb
      and (${users.emailVerifiedAt} is not null) = ${at('isVerified')}::boolean
      and ${users.contactId} is not distinct from ${at('contact')}::text
      and ${actsForColumn} is not distinct from ${at('organization')}::uuid
      and ${sessions.confirmedAt} = ${at('confirmedAt')}::timestamptz
      and ${ownFlagsColumn}::jsonb = ${at('flags')}::jsonb
      and ${sessionStepColumn} is not distinct from ${at('step')}::text
  ), 'unauthenticated', ${sql.raw(`'${guardRefusal}'`)})`)

/**
 * A request's guard (database/database.ts): the session is valid, and its row and its user's still
 * match the actor, because a sealed session may be a minute old.
 */
export const standing = (asking: UserActor | PendingActor, clock: Clock): Guard => {
  const actor = personOf(asking)
  return (builder) =>
    claimed(builder, {
      ...validityTimes(clock.now()),
      step: asking.kind === 'pending' ? asking.step : null,
      session: actor.sessionId,
      user: actor.userId,
      isAdmin: actor.isAdmin,
      roles: JSON.stringify(actor.roles ?? []),
      isVerified: actor.isVerified,
      contact: actor.contactId,
      organization: actor.organizationId,
      confirmedAt: actor.confirmedAt.toISOString(),
      flags: JSON.stringify(actor.ownFlags ?? {}),
    })
}
