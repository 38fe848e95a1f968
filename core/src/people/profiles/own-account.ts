import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

/** @throws not-found for another person's account, whether it exists or not. */
export function requireOwn(actor: { readonly userId: string }, id: string): void {
  if (id !== actor.userId) throw new DomainError('not-found', 'Account.NotYours')
}

/** `requireOwn` for the caller. @throws unauthenticated, not-found for another person's. */
export const requireOwnAccount = (context: Pick<Context, 'actor'>, id: string): void =>
  requireOwn(requireUser(context), id)
