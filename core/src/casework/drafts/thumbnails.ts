import { sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanThumbnail, type FileStore, thumbnailKey } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { type DraftKey, ofDraft } from './drafts.ts'

/**
 * The bytes are written before the row says so.
 * @throws invalid for an unusable one, not-found for no picture of the draft.
 */
export async function setThumbnail(
  context: Context,
  store: FileStore,
  key: DraftKey,
  file: { readonly id: string; readonly bytes: Uint8Array },
): Promise<void> {
  const pictures = sql`${requestFiles} where id = ${file.id} and draft_id = (${ofDraft(key)})
    and content_type like 'image/%'`
  const rows = await context.database.rows<{ object_key: string }>(
    sql`select object_key from ${pictures}`,
  )
  const [found] = rows
  if (!found) throw new DomainError('not-found', 'Error.NotFound')
  const { bytes, contentType } = await cleanThumbnail(file.bytes)
  await store.put(thumbnailKey(found.object_key), bytes, contentType)
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (select from ${pictures})`, 'not-found', 'Error.NotFound'),
    builder.execute(sql`
      update ${requestFiles} set thumbnail_type = ${contentType} where id = ${file.id}`),
  ])
}
