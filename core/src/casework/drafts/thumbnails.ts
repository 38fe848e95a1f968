import { sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import { fileLimits, pictureFacts, readFrom } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { thumbnailKey } from '../requests/index.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { type DraftKey, ofDraft } from './drafts.ts'

/**
 * The sender's browser makes it, because we do not decode pictures. Cleaned like the picture; the
 * bytes are written before the row says so.
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
  if (file.bytes.byteLength > fileLimits.thumbnailBytes)
    throw new DomainError('invalid', 'Error.TooLarge')
  const { bytes, contentType } = await cleanFile({ name: '', bytes: file.bytes }, 'pictures')
  const facts = await pictureFacts(readFrom(bytes))
  if (!facts || Math.max(facts.width, facts.height) > fileLimits.thumbnailSide)
    throw new DomainError('invalid', 'File.TooManyPixels')
  await store.put(thumbnailKey(found.object_key), bytes, contentType)
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (select from ${pictures})`, 'not-found', 'Error.NotFound'),
    builder.execute(sql`
      update ${requestFiles} set thumbnail_type = ${contentType} where id = ${file.id}`),
  ])
}
