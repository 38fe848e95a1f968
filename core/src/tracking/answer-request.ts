import { sql } from 'drizzle-orm'
import { requireContact } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { requireFaultless, required } from '../kernel/validation.ts'
import { isOwn, noteEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import type { RequestKey } from './view-request.ts'

/**
 * Sends the information that staff asked for; the request no longer waits for it.
 * @throws DomainError invalid for an empty answer, not-found for another's request, conflict when nothing
 *   is asked.
 */
export async function answerRequest(
  context: Context,
  { type, id, text }: RequestKey & { readonly text: string },
): Promise<void> {
  const actor = requireContact(context)
  requireFaultless(required('additionalInformationText', text))
  const now = context.clock.now().toISOString()
  const own = sql`select from ${requests}
    where requests.id = ${id} and requests.record_type = ${type} and ${isOwn(actor)}`
  await context.database.write((builder) => [
    builder.execute(sql`${own} for update`),
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Request.NotFound'),
    requireThat(
      builder,
      sql`exists (${own} and is_action_required)`,
      'conflict',
      'Request.NothingAsked',
    ),
    builder.execute(sql`
      update ${requests} set is_action_required = false, action_message = null,
        updated_at = ${now}::timestamptz, version = version + 1
      where id = ${id}`),
    noteEvent(context, builder, {
      requestId: id,
      kind: 'answer',
      by: 'resident',
      isPublic: true,
      body: text.trim(),
    }),
    audit(context, builder, {
      operation: 'answerRequest',
      entity: 'request',
      entityId: id,
      details: {},
    }),
  ])
}
