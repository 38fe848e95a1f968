import type { UserActor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

type Asking = Pick<Context, 'actor'>

/**
 * The caller, in any state of the session.
 * @throws DomainError unauthenticated for all others.
 */
export function requireUser({ actor }: Asking): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return actor
}

/**
 * The caller, with a verified address.
 * @throws DomainError unauthenticated, or forbidden while the address is not proven.
 */
export function requireVerified(context: Asking): UserActor {
  const actor = requireUser(context)
  if (!actor.isVerified) throw new DomainError('forbidden', 'Auth.VerificationRequired')
  return actor
}

/** A person whose account is complete. */
export type ContactActor = UserActor & { readonly contactId: string }

/**
 * The caller, with a complete account: it has its contact record.
 * @throws DomainError unauthenticated, or forbidden before that.
 */
export function requireContact(context: Asking): ContactActor {
  const actor = requireVerified(context)
  const { contactId } = actor
  if (contactId === null) throw new DomainError('forbidden', 'Auth.AccountIncomplete')
  return { ...actor, contactId }
}

/**
 * The caller as a member of staff: with the Admin flag and a verified address.
 * @throws DomainError unauthenticated, or forbidden without the flag.
 */
export function requireAdmin(context: Asking): UserActor {
  const actor = requireVerified(context)
  if (!actor.isAdmin) throw new DomainError('forbidden', 'Auth.StaffOnly')
  return actor
}
