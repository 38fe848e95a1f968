import type { Id } from './ids.ts'

/** A visitor who has not signed in. */
export interface AnonymousActor {
  readonly kind: 'anonymous'
}

/** A person who signed in: residents and staff are the same people with other rights. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: Id<'user'>
  readonly sessionId: Id<'session'>
  /** The address of the account is proven. */
  readonly isVerified: boolean
  /** The person's contact record (the spec's SalesforceId); null until the account is complete. */
  readonly contactId: string | null
  readonly isAdmin: boolean
  /** The organization on whose behalf the person acts; null acts personally. */
  readonly organizationId: Id<'organization'> | null
  /** When the password, or the provider's word, was last given. */
  readonly confirmedAt: Date
  /** Flags switched for this person alone, by their names; none where nothing is said. */
  readonly ownFlags?: Readonly<Record<string, boolean>>
}

/** A job of ours, such as the minute's schedule. */
export interface SystemActor {
  readonly kind: 'system'
  readonly job: string
}

/** The city's billing system, once its token was found right (billing/import). */
export const billingSystem: SystemActor = { kind: 'system', job: 'billing-system' }

/** Who asks. Every operation decides by this what it may do and show. */
export type Actor = AnonymousActor | UserActor | SystemActor

/** A visitor who has not signed in. */
export const anonymous: AnonymousActor = { kind: 'anonymous' }

/** What the audit log calls this actor: a user's id, a job's name, or "anonymous". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'system' ? `job:${actor.job}` : 'anonymous'
}
