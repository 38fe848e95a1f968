import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type RoutingRule, ruleErrors, teamLimits } from './rules.ts'
import { routingRules, teams } from './teams.sql.ts'

/**
 * Where new requests of a category and area go; replaces the rule for the same two.
 * @throws invalid without a team or person, or for an unknown one; conflict for too many.
 */
export async function setRoutingRule(context: Context, rule: RoutingRule): Promise<void> {
  requireStaff(context, 'setRoutingRule')
  requireValid(ruleErrors(rule))
  const now = context.clock.now()
  const id = newId<'rule'>(now)
  const { category, teamId, assigneeId } = rule
  const area = rule.area?.trim() || null
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`${teamId}::uuid is null or exists (select from ${teams} where id = ${teamId}::uuid)`,
      'invalid',
      'Teams.NotFound',
    ),
    requireThat(
      builder,
      sql`${assigneeId}::uuid is null or exists (
        select from ${users} where id = ${assigneeId}::uuid and ${worksOnCases})`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${routingRules}) < ${teamLimits.rules}`,
      'conflict',
      'Teams.TooManyRules',
    ),
    builder
      .insert(routingRules)
      .values({ id, category, area, teamId, assigneeId, updatedAt: now })
      .onConflictDoUpdate({
        target: [routingRules.category, routingRules.area],
        set: { teamId, assigneeId, updatedAt: now },
      }),
    audit(context, builder, {
      operation: 'setRoutingRule',
      entity: 'routing-rule',
      entityId: id,
      details: { category, area, teamId, assigneeId },
    }),
  ])
}

/** Requests stay where they are. @throws not-found. */
export async function deleteRoutingRule(context: Context, id: string): Promise<void> {
  requireStaff(context, 'deleteRoutingRule')
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${routingRules} where id = ${id})`,
      'not-found',
      'Teams.NoRule',
    ),
    audit(context, builder, {
      operation: 'deleteRoutingRule',
      entity: 'routing-rule',
      entityId: id,
      details: {},
    }),
    builder.execute(sql`delete from ${routingRules} where id = ${id}`),
  ])
}
