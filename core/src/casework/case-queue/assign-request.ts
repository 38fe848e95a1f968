import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { after, type Changed, changing, requireSeen, type SeenRequest } from './change.ts'

/** Null: no one. The resident is not notified. @throws not-found, stale, invalid unless staff. */
export async function assignRequest(
  context: Context,
  { assigneeId, ...seen }: SeenRequest & { readonly assigneeId: string | null },
): Promise<Changed> {
  requireAdmin(context)
  await context.database.write((builder) => [
    ...requireSeen(context, builder, seen),
    requireThat(
      builder,
      sql`${assigneeId}::uuid is null or exists (
        select from ${users} where id = ${assigneeId}::uuid and is_admin and deleted_at is null)`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    ...changing(context, builder, seen, {
      operation: 'assignRequest',
      event: { kind: 'assigned', isPublic: false, facts: { to: assigneeId } },
      set: sql`assignee_id = ${assigneeId}::uuid`,
    }),
  ])
  return after(seen)
}
