import type { PendingActor, SecondStep, UserActor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { rolesOf, type StaffRole } from '../kernel/staff-role.ts'
import { mayCall, type StaffOperation } from './staff-operations.ts'

type Asking = Pick<Context, 'actor'>

/** In any session state. @throws unauthenticated, or forbidden before the second step. */
export function requireUser({ actor }: Asking): UserActor {
  if (actor.kind === 'pending') throw new DomainError('forbidden', 'Auth.SecondStepRequired')
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

/** None in another app: only the staff app's login asks for the second factor. */
export const staffRolesOf = (actor: UserActor): readonly StaffRole[] =>
  actor.app === undefined || actor.app === 'staff' ? rolesOf(actor) : []

/** Staff with a role for the operation. @throws unauthenticated, or forbidden for others. */
export function requireStaff(context: Asking, operation: StaffOperation): UserActor {
  const actor = requireVerified(context)
  const roles = staffRolesOf(actor)
  if (roles.length === 0) throw new DomainError('forbidden', 'Auth.StaffOnly')
  if (!mayCall(roles, operation)) throw new DomainError('forbidden', 'Auth.RoleMissing')
  return actor
}

/** A login that waits for a second step. @throws unauthenticated, or forbidden for others. */
export function requirePending({ actor }: Asking, step?: SecondStep): PendingActor {
  if (actor.kind === 'pending' && (step === undefined || actor.step === step)) return actor
  requireUser({ actor })
  throw new DomainError('forbidden', 'SecondFactor.NothingToDo')
}

/**
 * Staff who set up their own second factor, also when the login waits for the first one.
 * @throws unauthenticated, or forbidden for others.
 */
export function requireFactorOwner({ actor }: Asking): UserActor {
  if (actor.kind === 'pending' && actor.step === 'enroll') return actor.user
  const user = requireUser({ actor })
  if (staffRolesOf(user).length === 0) throw new DomainError('forbidden', 'Auth.StaffOnly')
  return user
}
