import { sql } from 'drizzle-orm'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { personNotes } from './person-notes.sql.ts'
import { noteErrors } from './rules.ts'

/**
 * On a person or an organization. Staff alone read it.
 * @throws forbidden unless staff, invalid without text, not-found.
 */
export async function addPersonNote(
  context: Context,
  id: string,
  text: string,
): Promise<{ readonly id: string }> {
  const { userId: authorId } = requireStaff(context, 'addPersonNote')
  requireValid(noteErrors(text))
  const now = context.clock.now()
  const noteId = newId<'note'>(now)
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${users} where id = ${id} and deleted_at is null)
        or exists (select from ${organizations} where id = ${id})`,
      'not-found',
      'PersonRecord.NotFound',
    ),
    builder.execute(sql`
      insert into ${personNotes} (id, user_id, organization_id, author_id, body, created_at)
      values (${noteId}, (select id from ${users} where id = ${id}),
        (select id from ${organizations} where id = ${id}),
        ${authorId}, ${text.trim()}, ${now.toISOString()}::timestamptz)`),
    audit(context, builder, {
      operation: 'addPersonNote',
      entity: 'user',
      entityId: id,
      details: { noteId },
    }),
  ])
  return { id: noteId }
}

/** Only its author can. @throws forbidden unless staff, not-found for others’ notes. */
export async function deletePersonNote(
  context: Context,
  id: string,
  noteId: string,
): Promise<void> {
  const { userId: authorId } = requireStaff(context, 'deletePersonNote')
  const isOwn = sql`id = ${noteId} and author_id = ${authorId}
    and coalesce(user_id, organization_id) = ${id}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${personNotes} where ${isOwn})`,
      'not-found',
      'PersonRecord.NoteNotFound',
    ),
    builder.execute(sql`delete from ${personNotes} where ${isOwn}`),
    audit(context, builder, {
      operation: 'deletePersonNote',
      entity: 'user',
      entityId: id,
      details: { noteId },
    }),
  ])
}
