import { sql } from 'drizzle-orm'
import { type Presence, presenceAt } from '../../casework/case-queue/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { permits } from '../permits/permits.sql.ts'

/**
 * Who else has a permit open, here or in the case queue, by its id or its request’s. The version
 * also counts its payment, which changes the permit's state and not its row (`changesOf`).
 * @throws forbidden unless staff, not-found.
 */
export async function getPermitPresence(context: Context, id: string): Promise<Presence> {
  const actor = requireStaff(context, 'getPermitPresence')
  return presenceAt(context, actor, {
    record: sql`select p.request_id, p.version + (r.paid_at is not null)::int as version
      from ${permits} p left join ${requests} r on r.id = p.request_id
      where p.id = ${id} or p.request_id = ${id}`,
    missing: 'PermitDesk.NotFound',
  })
}
