import { requireUser } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { confirmationMinutes } from './confirmation.ts'

/**
 * Logged in recently: for addresses, passwords and money.
 * @throws unauthenticated, or forbidden `Auth.ConfirmationRequired`: ask for the password
 * (`confirmIdentity`) and retry.
 */
export function requireConfirmed(context: Context): UserActor {
  const actor = requireUser(context)
  const ageMs = context.clock.now().getTime() - actor.confirmedAt.getTime()
  if (ageMs > confirmationMinutes * 60_000) {
    throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  }
  return actor
}
