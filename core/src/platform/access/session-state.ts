import type { Actor } from '../kernel/actor.ts'

/**
 * Spec, admin section 6: anonymous, unverified address, verified without a contact record,
 * complete, and complete with the Admin flag.
 */
export const sessionStates = [
  'anonymous',
  'unverified',
  'no-contact',
  'full',
  'administrator',
] as const

export type SessionState = (typeof sessionStates)[number]

export function sessionStateOf(actor: Actor): SessionState {
  if (actor.kind !== 'user') return 'anonymous'
  if (!actor.isVerified) return 'unverified'
  if (actor.contactId === null) return 'no-contact'
  return actor.isAdmin ? 'administrator' : 'full'
}
