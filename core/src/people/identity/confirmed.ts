import { requireUser } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { confirmationMinutes } from './confirmation.ts'

export const isConfirmed = ({ confirmedAt }: UserActor, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() <= confirmationMinutes * 60_000

/**
 * Logged in recently: for addresses, passwords and money.
 * @throws unauthenticated, or forbidden `Auth.ConfirmationRequired`: ask for the password
 * (`confirmIdentity`) and retry.
 */
export function requireConfirmed(context: Context): UserActor {
  const actor = requireUser(context)
  if (!isConfirmed(actor, context.clock.now())) {
    throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  }
  return actor
}
