import { eq, sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import {
  cleanFile,
  type FileChoice,
  type FileStore,
  type SentFile,
} from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { fileRoomKey, requireFileRoom } from '../requests/index.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { type DraftKey, keepDraft, ofDraft, requireDraftRoom, requirePublished } from './drafts.ts'

/** Documents only with a hosted form, which says what it needs. */
export async function fileChoiceOf({ database }: Context, serviceId: string): Promise<FileChoice> {
  const [service] = await database.read((builder) =>
    builder.select({ type: services.type }).from(services).where(eq(services.id, serviceId)),
  )
  return service?.type === 'LASERFICHE_FORM' ? 'pictures and documents' : 'pictures'
}

/**
 * The row is written before the bytes, without a request: after a crash the sweep deletes both.
 * @throws invalid for an unusable file and for too many, not-found for an unknown service.
 */
export async function addDraftFile(
  context: Context,
  store: FileStore,
  key: DraftKey,
  file: { readonly name: string; readonly bytes: Uint8Array; readonly choice: FileChoice },
): Promise<SentFile> {
  const { name, contentType, bytes } = await cleanFile(file, file.choice)
  const now = context.clock.now()
  const id = newId<'file'>(now)
  const size = bytes.byteLength
  const row = {
    id,
    name,
    contentType,
    size,
    objectKey: id,
    by: 'resident',
    isPublic: true,
  } as const
  await context.database.write((builder) => [
    requirePublished(builder, key),
    requireDraftRoom(context, builder, key),
    ...requireFileRoom(context, builder, { bytes: size }),
    builder.execute(keepDraft(context, key, null)),
    builder.insert(requestFiles).values({ ...row, keeper: fileRoomKey(context), createdAt: now }),
  ])
  await store.put(id, bytes, contentType)
  const held = sql`select size from ${requestFiles} where draft_id = (${ofDraft(key)})`
  await context.database.write((builder) => [
    // Locks the draft, so that concurrent uploads count each other.
    builder.execute(sql`${ofDraft(key)} for update`),
    requireThat(
      builder,
      sql`(select coalesce(sum(size), 0) from (${held}) held) + ${size} <= ${fileLimits.reportBytes}`,
      'invalid',
      'File.TogetherTooLarge',
    ),
    requireThat(
      builder,
      sql`(select count(*) from (${held}) held) < ${fileLimits.most}`,
      'invalid',
      'File.TooMany',
    ),
    builder.execute(sql`update ${requestFiles} set draft_id = (${ofDraft(key)}) where id = ${id}`),
  ])
  return { id, name, type: contentType, size }
}

/** The sweep deletes the file. Does nothing unless it is the draft's. */
export async function removeDraftFile(
  { database }: Context,
  key: DraftKey,
  fileId: string,
): Promise<void> {
  await database.write((builder) => [
    builder.execute(sql`
      update ${requestFiles} set draft_id = null
      where id = ${fileId} and draft_id = (${ofDraft(key)})`),
  ])
}
