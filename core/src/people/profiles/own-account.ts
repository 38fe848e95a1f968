import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

/**
 * Continues only if a person names their own account.
 * @throws DomainError not-found for another person's, which does not show whether it exists.
 */
export function requireOwn(actor: { readonly userId: string }, id: string): void {
  if (id !== actor.userId) throw new DomainError('not-found', 'Account.NotYours')
}

/**
 * As `requireOwn`, of the caller.
 * @throws DomainError unauthenticated, not-found for another person's.
 */
export const requireOwnAccount = (context: Pick<Context, 'actor'>, id: string): void =>
  requireOwn(requireUser(context), id)
