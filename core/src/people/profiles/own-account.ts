import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

/**
 * Lets a person on who names the own account.
 * @throws DomainError not-found for another's: whether there is one is nobody's business.
 */
export function requireOwn(actor: { readonly userId: string }, id: string): void {
  if (id !== actor.userId) throw new DomainError('not-found', 'Account.NotYours')
}

/**
 * As `requireOwn`, of the person who asks.
 * @throws DomainError unauthenticated, not-found for another's.
 */
export const requireOwnAccount = (context: Pick<Context, 'actor'>, id: string): void =>
  requireOwn(requireUser(context), id)
