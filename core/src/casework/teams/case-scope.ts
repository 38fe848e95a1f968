import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import {
  mayCall,
  requireStaff,
  staffRolesOf,
  type StaffOperation,
} from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { teamMembers } from './teams.sql.ts'

/**
 * A condition on rows of `requests`: those that the caller may list, open and change. A case worker
 * can be limited to categories and areas; what they or their teams were given is always theirs.
 * People who may call the operation by another role see all.
 * @throws forbidden unless staff.
 */
export function isInScope(context: Context, operation: StaffOperation): SQL {
  const actor = requireStaff(context, operation)
  const otherRoles = staffRolesOf(actor).filter((role) => role !== 'caseWorker')
  if (mayCall(otherRoles, operation)) return sql`true`
  // Uncorrelated, so that the database reads each once per statement.
  const own = (column: SQL) =>
    sql`(select ${column} from ${users} where id = ${actor.userId})::text[]`
  const fits = (column: SQL, chosen: SQL) => sql`(${chosen} = '{}' or ${column} = any(${chosen}))`
  return sql`(
    (${fits(sql`requests.category`, own(sql`case_categories`))}
      and ${fits(sql`requests.area`, own(sql`case_areas`))})
    or requests.assignee_id = ${actor.userId}
    or requests.team_id in (select team_id from ${teamMembers} where user_id = ${actor.userId}))`
}
