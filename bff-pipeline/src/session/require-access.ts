import {
  requireBillingSystem,
  requireContact,
  requireFactorOwner,
  requirePending,
  requireStaff,
  requireUser,
  requireVerified,
  type StaffOperation,
} from '@portal/core/access'
import type { Context } from '@portal/core/kernel'
import type { Access, Needs } from '@portal/openapi/contract'

type Guard = (asking: Pick<Context, 'actor'>, operation: StaffOperation) => unknown

const guards: Readonly<Record<Access, Guard>> = {
  anyone: () => undefined,
  user: requireUser,
  verified: requireVerified,
  contact: requireContact,
  // Core reads in the request which organization it is.
  member: requireContact,
  manager: requireContact,
  staff: requireStaff,
  'second-step': (asking) => requirePending(asking),
  'factor-owner': requireFactorOwner,
}

/**
 * Enforces the contract's access before reading input. Core's operations have their own guards.
 * @throws DomainError unauthenticated or forbidden
 */
export function requireAccess(
  operation: string,
  { access, isForBilling }: Needs,
  asking: Pick<Context, 'actor'>,
): void {
  const guard = isForBilling ? requireBillingSystem : guards[access]
  // Each staff operation of the contract is in core's table (openapi/access.test.ts).
  guard(asking, operation as StaffOperation)
}
