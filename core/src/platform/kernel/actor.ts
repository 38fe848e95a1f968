import type { Id } from './ids.ts'

export interface AnonymousActor {
  readonly kind: 'anonymous'
}

/** Residents and staff alike, with different rights. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: Id<'user'>
  readonly sessionId: Id<'session'>
  /** The account's address is verified. */
  readonly isVerified: boolean
  /** The contact record (the spec's SalesforceId); null until the account is complete. */
  readonly contactId: string | null
  readonly isAdmin: boolean
  /** The organization they act for; null for themselves. */
  readonly organizationId: Id<'organization'> | null
  /** The last login, by password or provider. */
  readonly confirmedAt: Date
  /** The user's own flags. */
  readonly ownFlags?: Readonly<Record<string, boolean>>
}

/** A job of ours. */
export interface SystemActor {
  readonly kind: 'system'
  readonly job: string
}

/** After its token was verified (billing/import). */
export const billingSystem: SystemActor = { kind: 'system', job: 'billing-system' }

/** The caller: decides what an operation may do and show. */
export type Actor = AnonymousActor | UserActor | SystemActor

export const anonymous: AnonymousActor = { kind: 'anonymous' }

/** For the audit log: a user's id, a job's name, or "anonymous". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'system' ? `job:${actor.job}` : 'anonymous'
}
