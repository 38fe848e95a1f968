import { sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore, type SentFile } from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { fileRoomKey, requireFileRoom } from '../requests/index.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { type Claim, held } from './claims.ts'

/** For one answer, including removed files. */
const maxSentAhead = 3 * fileLimits.most

/**
 * The row is written before the bytes; the sweep deletes files that no answer names.
 * @throws invalid for an unusable file, not-found for another person's request, conflict without an
 * open question.
 */
export async function addAnswerFile(
  context: Context,
  store: FileStore,
  claim: Claim,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<SentFile> {
  const { name, contentType, bytes } = await cleanFile(file, 'pictures and documents')
  const now = context.clock.now()
  const id = newId<'file'>(now)
  const size = bytes.byteLength
  await context.database.write((builder) => [
    ...held(builder, claim, { hold: sql`is_action_required`, code: 'Request.NothingAsked' }),
    requireThat(
      builder,
      sql`(select count(*) from ${requestFiles} where answers_id = ${claim.id}) < ${maxSentAhead}`,
      'invalid',
      'File.TooMany',
    ),
    ...requireFileRoom(context, builder, { bytes: size }),
    builder.insert(requestFiles).values({
      id,
      answersId: claim.id,
      name,
      contentType,
      size,
      objectKey: id,
      by: 'resident',
      isPublic: true,
      keeper: fileRoomKey(context),
      createdAt: now,
    }),
  ])
  await store.put(id, bytes, contentType)
  return { id, name, type: contentType, size }
}
