import { billingSystem } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { requireAdmin } from './guards.ts'

/**
 * Continues only for the city's billing system and staff.
 * @throws DomainError unauthenticated or forbidden for all others.
 */
export function requireBillingSystem(context: Pick<Context, 'actor'>): void {
  const { actor } = context
  if (actor.kind !== 'system' || actor.job !== billingSystem.job) requireAdmin(context)
}
