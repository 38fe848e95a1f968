import { requireFactorOwner } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isConfirmed } from '../identity/index.ts'

/**
 * Who adds a second factor has logged in recently: a stolen session cannot lock its owner out.
 * @throws forbidden `Auth.ConfirmationRequired` after that.
 */
export function requireFreshOwner(context: Context): UserActor {
  const owner = requireFactorOwner(context)
  if (!isConfirmed(owner, context.clock.now()))
    throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  return owner
}
