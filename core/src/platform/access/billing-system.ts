import { billingSystem } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { requireAdmin } from './guards.ts'

/**
 * Lets the city's billing system on, and staff.
 * @throws DomainError unauthenticated or forbidden for anybody else.
 */
export function requireBillingSystem(context: Pick<Context, 'actor'>): void {
  const { actor } = context
  if (actor.kind !== 'system' || actor.job !== billingSystem.job) requireAdmin(context)
}
