import { requireUser } from '../access/index.ts'
import type { UserActor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { confirmationMinutes } from './rules.ts'
import { findSession } from './sessions.ts'

/**
 * The person who asks, by the session's own row: what a cookie remembers may be a minute old. For
 * money, the Admin flag, and ending sessions. One round trip.
 * @throws DomainError unauthenticated when the session has ended.
 */
export async function requireLiveSession(context: Context): Promise<UserActor> {
  const { sessionId } = requireUser(context)
  const session = await findSession(context.database, context.clock, { id: sessionId })
  if (!session) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return session.actor
}

/**
 * The person who asks, who has shown not long ago that it is them: for addresses, passwords and money.
 * One round trip.
 * @throws DomainError unauthenticated, or forbidden `Auth.ConfirmationRequired`: ask for the password
 *   (`confirmIdentity`) and try again.
 */
export async function requireConfirmed(context: Context): Promise<UserActor> {
  const actor = await requireLiveSession(context)
  const ageMs = context.clock.now().getTime() - actor.confirmedAt.getTime()
  if (ageMs > confirmationMinutes * 60_000) {
    throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  }
  return actor
}
