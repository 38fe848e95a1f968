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
  // Core reads in the request which organization it is.
  member: requireContact,
  manager: requireContact,
  staff: requireAdmin,
}

/**
 * Enforces the contract's access before reading input. Core's operations have their own guards.
 * @throws DomainError unauthenticated or forbidden
 */
export function requireAccess(
  { access, isForBilling }: Needs,
  asking: Pick<Context, 'actor'>,
): void {
  const guard = isForBilling ? requireBillingSystem : guards[access]
  guard(asking)
}
