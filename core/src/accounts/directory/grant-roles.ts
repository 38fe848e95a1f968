import { sql } from 'drizzle-orm'
import type { ReportCategory } from '../../casework/report-categories/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { GrantableRole } from '../../platform/kernel/staff-role.ts'

/** What a case worker is limited to; an empty list limits nothing. */
export interface CaseScope {
  readonly categories: readonly ReportCategory[]
  /** Names of areas, as requests have them. */
  readonly areas: readonly string[]
}

/**
 * Replaces all roles but the administrator's, which is the Admin flag. A role that is taken ends
 * with the person's next request. Without a scope, that one stays.
 * @throws not-found for a deleted or unverified account.
 */
export async function grantRoles(
  context: Context,
  id: string,
  roles: readonly GrantableRole[],
  scope?: CaseScope,
): Promise<void> {
  requireStaff(context, 'grantRoles')
  const granted = [...new Set(roles)]
  const limits = scope && {
    caseCategories: [...new Set(scope.categories)],
    caseAreas: [...new Set(scope.areas.map((area) => area.trim()).filter((area) => area !== ''))],
  }
  await context.database.write((builder) => ({
    audit: audit(context, builder, {
      operation: 'grantRoles',
      entity: 'user',
      entityId: id,
      details: { roles: granted.join(' ') },
    }),
    isThere: requireThat(
      builder,
      sql`exists (select from ${users} where id = ${id} and deleted_at is null
        and email_verified_at is not null)`,
      'not-found',
      'Account.NotFound',
    ),
    account: builder
      .update(users)
      .set({ roles: granted, ...limits, updatedAt: context.clock.now() })
      .where(sql`${users.id} = ${id}`),
  }))
}
