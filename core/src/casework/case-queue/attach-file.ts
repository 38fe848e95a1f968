import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { after, type Changed, changing, requireSeen, type SeenRequest } from './change.ts'

export interface CaseUpload extends SeenRequest {
  readonly name: string
  readonly bytes: Uint8Array
  /** Shown to the request's sender too. */
  readonly isPublic: boolean
}

/**
 * The row is written before the bytes, without a request: after a crash the sweep deletes both.
 * @throws not-found, stale, invalid for an unusable file, conflict for too many.
 */
export async function attachFile(
  context: Context,
  store: FileStore,
  { name: given, bytes: sent, isPublic, ...seen }: CaseUpload,
): Promise<Changed> {
  requireStaff(context, 'attachFile')
  const clean = await cleanFile({ name: given, bytes: sent }, 'pictures and documents')
  const { name, contentType, bytes } = clean
  const now = context.clock.now()
  const id = newId<'file'>(now)
  const eventId = newId<'event'>(now)
  const row = { id, name, contentType, size: bytes.byteLength, objectKey: id, createdAt: now }
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'attachFile', seen),
    builder.insert(requestFiles).values({ ...row, by: 'staff', isPublic }),
  ])
  await store.put(id, bytes, contentType)
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'attachFile', seen),
    requireThat(
      builder,
      sql`(select count(*) from ${requestFiles} where request_id = ${seen.id}) < ${fileLimits.inRequest}`,
      'conflict',
      'Desk.TooManyFiles',
    ),
    ...changing(context, builder, seen, {
      operation: 'attachFile',
      event: { id: eventId, kind: 'file', isPublic, facts: { name } },
    }),
    builder.execute(sql`
      update ${requestFiles} set request_id = ${seen.id}, event_id = ${eventId} where id = ${id}`),
  ])
  return after(seen)
}
