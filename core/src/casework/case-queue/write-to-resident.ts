import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { notify } from '../messages/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { after, type Changed, changing, inBoth, requireSeen, type SeenRequest } from './change.ts'
import { requireFilled } from './require-filled.ts'

type Written = SeenRequest & { readonly text: string }

/**
 * The request then waits for the answer.
 * @throws not-found, stale, invalid for an empty question, conflict for a closed request.
 */
export async function askQuestion(context: Context, { text, ...seen }: Written): Promise<Changed> {
  requireStaff(context, 'askQuestion')
  requireValid(required('question', text))
  requireFilled(context, text)
  const question = text.trim()
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'askQuestion', seen),
    requireThat(
      builder,
      sql`exists (select from ${requests} where id = ${seen.id} and closed_at is null)`,
      'conflict',
      'Desk.AtItsEnd',
    ),
    ...changing(context, builder, seen, {
      operation: 'askQuestion',
      event: { kind: 'question', isPublic: true, body: question },
      set: sql`is_action_required = true, action_message = ${question}`,
    }),
    ...notify(context, builder, {
      kind: 'question',
      requestId: seen.id,
      values: inBoth(() => ({ text: question })),
    }),
  ])
  return after(seen)
}

/** Sends a message to the sender. @throws not-found, stale, invalid for an empty message. */
export async function replyToRequest(
  context: Context,
  { text, ...seen }: Written,
): Promise<Changed> {
  requireStaff(context, 'replyToRequest')
  requireValid(required('reply', text))
  requireFilled(context, text)
  const reply = text.trim()
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'replyToRequest', seen),
    ...changing(context, builder, seen, {
      operation: 'replyToRequest',
      event: { kind: 'reply', isPublic: true, body: reply },
    }),
    ...notify(context, builder, {
      kind: 'reply',
      requestId: seen.id,
      values: inBoth(() => ({ text: reply })),
    }),
  ])
  return after(seen)
}

/** For staff only. @throws not-found, stale, invalid for an empty note. */
export async function addNote(context: Context, { text, ...seen }: Written): Promise<Changed> {
  requireStaff(context, 'addNote')
  requireValid(required('note', text))
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'addNote', seen),
    ...changing(context, builder, seen, {
      operation: 'addNote',
      event: { kind: 'note', isPublic: false, body: text.trim() },
    }),
  ])
  return after(seen)
}
