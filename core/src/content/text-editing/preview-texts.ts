import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { TextOverride } from '../../platform/city/index.ts'
import type { Context, DraftRow } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
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
  const texts = edits.map(({ language, text, typed }) => ({
    language,
    group: text.group,
    key: text.key,
    ...typed,
  }))
  const language = edits[0]?.language ?? 'en'
  return keepPreview(context, { sessionId, texts, draft: null, to, language })
}

interface Preview {
  readonly sessionId: string
  readonly texts: readonly TextOverride[]
  readonly draft: DraftRow | null
  readonly to: string
  readonly language: Language
}

/** In place of the session's preview before it. Returns the link's path. */
export async function keepPreview(
  { clock, database }: Context,
  { sessionId, texts, draft, to, language }: Preview,
): Promise<string> {
  const createdAt = clock.now()
  const id = newId<'text-preview'>(createdAt)
  const expiresAt = new Date(createdAt.getTime() + previewMinutes * 60_000)
  await database.write((builder) => [
    builder
      .delete(textPreviews)
      .where(
        sql`session_id = ${sessionId} or expires_at < ${createdAt.toISOString()}::timestamptz`,
      ),
    builder.insert(textPreviews).values({ id, sessionId, texts, draft, createdAt, expiresAt }),
  ])
  return previewPath(id, to, language)
}
