import type { Actor } from '../kernel/actor.ts'

/**
 * The states of a session that decide which screens open (spec, admin section 6): anonymous, address
 * not proven, proven without a contact record, complete, and complete with the Admin flag.
 */
export const sessionStates = [
  'anonymous',
  'unverified',
  'no-contact',
  'full',
  'administrator',
] as const

/** One of the states of a session. */
export type SessionState = (typeof sessionStates)[number]

/** The state of the session in which an actor asks. */
export function sessionStateOf(actor: Actor): SessionState {
  if (actor.kind !== 'user') return 'anonymous'
  if (!actor.isVerified) return 'unverified'
  if (actor.contactId === null) return 'no-contact'
  return actor.isAdmin ? 'administrator' : 'full'
}
