import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { previewMinutes, previewPath } from './preview.ts'
import { editsOf, requireSound, type TranslationEdit } from './text-edits.ts'
import { textPreviews } from './text-previews.sql.ts'

/**
 * Keeps unsaved texts for the residents' app to show to this member of staff alone, on the page `to`
 * and from there on all others. Returns the link's path, for the BFF to sign. Their preview before
 * this one ends.
 * @throws invalid with each wrong form.
 */
export async function previewTexts(
  context: Context,
  sent: readonly TranslationEdit[],
  to: string,
): Promise<string> {
  const { sessionId } = requireStaff(context, 'previewTexts')
  const edits = editsOf(sent)
  requireSound(context, edits)
  const createdAt = context.clock.now()
  const id = newId<'text-preview'>(createdAt)
  const expiresAt = new Date(createdAt.getTime() + previewMinutes * 60_000)
  const texts = edits.map(({ language, text, typed }) => ({
    language,
    group: text.group,
    key: text.key,
    ...typed,
  }))
  await context.database.write((builder) => [
    builder
      .delete(textPreviews)
      .where(
        sql`session_id = ${sessionId} or expires_at < ${createdAt.toISOString()}::timestamptz`,
      ),
    builder.insert(textPreviews).values({ id, sessionId, texts, createdAt, expiresAt }),
  ])
  return previewPath(id, to, edits[0]?.language ?? 'en')
}
