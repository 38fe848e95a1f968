import { billingSystem } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { requireStaff } from './guards.ts'
import type { StaffOperation } from './staff-operations.ts'

/** For the billing system and staff. @throws unauthenticated or forbidden for others. */
export function requireBillingSystem(
  context: Pick<Context, 'actor'>,
  operation: StaffOperation,
): void {
  const { actor } = context
  if (actor.kind !== 'system' || actor.job !== billingSystem.job) requireStaff(context, operation)
}
