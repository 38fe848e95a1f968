import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { featureFlags } from '../../platform/flags/flags.sql.ts'
import type { FlagName } from '../../platform/flags/index.ts'
import type { Context } from '../../platform/kernel/context.ts'

const name: FlagName = 'RequireStaffSecondFactor'

/** Staff without a second factor then set one up at their next request. */
export async function requireSecondFactors(context: Context, isRequired: boolean): Promise<void> {
  requireStaff(context, 'requireSecondFactors')
  const set = { isEnabled: isRequired, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder
      .insert(featureFlags)
      .values({ name, ...set })
      .onConflictDoUpdate({
        target: featureFlags.name,
        set,
        setWhere: sql`${featureFlags.isEnabled} <> ${isRequired}`,
      }),
    audit(context, builder, {
      operation: 'requireSecondFactors',
      entity: 'flag',
      entityId: name,
      details: { isRequired },
    }),
  ])
}
