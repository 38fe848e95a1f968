import {
  requireAdmin,
  requireBillingSystem,
  requireContact,
  requireUser,
  requireVerified,
} from '@portal/core/access'
import type { Context } from '@portal/core/kernel'
import type { Access, Needs } from '@portal/openapi/contract'

const guards: Readonly<Record<Access, (asking: Pick<Context, 'actor'>) => unknown>> = {
  anyone: () => undefined,
  user: requireUser,
  verified: requireVerified,
  contact: requireContact,
  // Of which organization, core reads in the request.
  member: requireContact,
  manager: requireContact,
  staff: requireAdmin,
}

/**
 * Enforces the contract's access before any input is read. Core's operations have guards of their own.
 * @throws DomainError unauthenticated or forbidden without access.
 */
export function requireAccess(
  { access, isForBilling }: Needs,
  asking: Pick<Context, 'actor'>,
): void {
  const guard = isForBilling ? requireBillingSystem : guards[access]
  guard(asking)
}
