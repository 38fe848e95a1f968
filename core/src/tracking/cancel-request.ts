import { sql } from 'drizzle-orm'
import { requireContact } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { isOwn, noteEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { cancelableStatuses } from '../requests/rules.ts'
import type { RequestKey } from './view-request.ts'

/**
 * Takes one's own request back.
 * @throws DomainError not-found for another's, conflict when it is too late for that.
 */
export async function cancelRequest(context: Context, { type, id }: RequestKey): Promise<void> {
  const actor = requireContact(context)
  const now = context.clock.now().toISOString()
  const own = sql`select from ${requests}
    where requests.id = ${id} and requests.record_type = ${type} and ${isOwn(actor)}`
  const cancelable = sql.join(
    cancelableStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  await context.database.write((builder) => [
    builder.execute(sql`${own} for update`),
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Request.NotFound'),
    requireThat(
      builder,
      sql`exists (${own} and closed_at is null and status in (${cancelable}))`,
      'conflict',
      'Request.TooLateToCancel',
    ),
    builder.execute(sql`
      update ${requests} set status = 'Cancelled', closed_at = ${now}::timestamptz,
        updated_at = ${now}::timestamptz, version = version + 1,
        is_action_required = false, action_message = null
      where id = ${id}`),
    noteEvent(context, builder, {
      requestId: id,
      kind: 'status',
      by: 'resident',
      isPublic: true,
      facts: { to: 'Cancelled' },
    }),
    audit(context, builder, {
      operation: 'cancelRequest',
      entity: 'request',
      entityId: id,
      details: {},
    }),
  ])
}
