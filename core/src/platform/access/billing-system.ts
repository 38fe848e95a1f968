import { billingSystem } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { requireAdmin } from './guards.ts'

/** For the billing system and staff. @throws unauthenticated or forbidden for others. */
export function requireBillingSystem(context: Pick<Context, 'actor'>): void {
  const { actor } = context
  if (actor.kind !== 'system' || actor.job !== billingSystem.job) requireAdmin(context)
}
