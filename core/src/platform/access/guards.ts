import type { UserActor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

type Asking = Pick<Context, 'actor'>

/** In any session state. @throws unauthenticated for all others. */
export function requireUser({ actor }: Asking): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return actor
}

/** With a verified address. @throws unauthenticated, or forbidden while unverified. */
export function requireVerified(context: Asking): UserActor {
  const actor = requireUser(context)
  if (!actor.isVerified) throw new DomainError('forbidden', 'Auth.VerificationRequired')
  return actor
}

/** A user whose account is complete. */
export type ContactActor = UserActor & { readonly contactId: string }

/** With a contact record. @throws unauthenticated, or forbidden before that. */
export function requireContact(context: Asking): ContactActor {
  const actor = requireVerified(context)
  const { contactId } = actor
  if (contactId === null) throw new DomainError('forbidden', 'Auth.AccountIncomplete')
  return { ...actor, contactId }
}

/** Staff with a verified address. @throws unauthenticated, or forbidden for others. */
export function requireAdmin(context: Asking): UserActor {
  const actor = requireVerified(context)
  if (!actor.isAdmin) throw new DomainError('forbidden', 'Auth.StaffOnly')
  return actor
}
