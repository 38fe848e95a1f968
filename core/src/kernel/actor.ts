import type { Id } from './ids.ts'

/** Who asks. Every operation decides by this what it may do and show. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'resident'; readonly userId: Id<'user'>; readonly isAdmin: boolean }
  | { readonly kind: 'system'; readonly job: string }

/** A visitor who has not signed in. */
export const anonymous: Actor = { kind: 'anonymous' }

/** What the audit log calls this actor: a user's id, a job's name, or "anonymous". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'resident') return actor.userId
  return actor.kind === 'system' ? `job:${actor.job}` : 'anonymous'
}
