import type { Id } from './ids.ts'
import type { GrantableRole } from './staff-role.ts'

export interface AnonymousActor {
  readonly kind: 'anonymous'
}

/** Residents and staff alike, with different rights. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: Id<'user'>
  readonly sessionId: Id<'session'>
  /** Where the session was opened: staff operations need the staff app's. */
  readonly app?: 'resident' | 'staff' | 'mobile'
  /** The account's address is verified. */
  readonly isVerified: boolean
  /** The contact record (the spec's SalesforceId); null until the account is complete. */
  readonly contactId: string | null
  /** The spec's Admin flag. */
  readonly isAdmin: boolean
  /** Other roles in the staff app. */
  readonly roles?: readonly GrantableRole[]
  /** The organization they act for; null for themselves. */
  readonly organizationId: Id<'organization'> | null
  /** The last login, by password or provider. */
  readonly confirmedAt: Date
  /** The user's own flags. */
  readonly ownFlags?: Readonly<Record<string, boolean>>
}

/** What a login to the staff app still needs: its second factor, or to set up the first one. */
export type SecondStep = 'verify' | 'enroll'

/** Logged in to the staff app by password alone: not a user yet, only for the second step. */
export interface PendingActor {
  readonly kind: 'pending'
  readonly step: SecondStep
  /** After the second step. */
  readonly user: UserActor
}

/** The session's person, also before the second step. */
export const personOf = (actor: UserActor | PendingActor): UserActor =>
  actor.kind === 'pending' ? actor.user : actor

/** A job of ours. */
export interface SystemActor {
  readonly kind: 'system'
  readonly job: string
}

/** After its token was verified (billing/import). */
export const billingSystem: SystemActor = { kind: 'system', job: 'billing-system' }

/** The caller: decides what an operation may do and show. */
export type Actor = AnonymousActor | UserActor | PendingActor | SystemActor

export const anonymous: AnonymousActor = { kind: 'anonymous' }

/** For the audit log: a user's id, a job's name, or "anonymous". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user' || actor.kind === 'pending') return personOf(actor).userId
  return actor.kind === 'system' ? `job:${actor.job}` : 'anonymous'
}
