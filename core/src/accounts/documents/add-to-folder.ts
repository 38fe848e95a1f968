import { sql } from 'drizzle-orm'
import { fileRoomKey, isOwn, noteEvent, requireFileRoom } from '../../casework/requests/index.ts'
import { requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore, type SentFile } from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { FolderGrant } from './folders.ts'
import { type FolderQuery, requireGrant } from './list-documents.ts'

/**
 * The row is written before the bytes, orphaned: after a crash the sweep deletes both.
 * @throws not-found, forbidden once the grant has expired, invalid for an unusable file, conflict
 * for a folder that takes none.
 */
export async function addToFolder(
  context: Context,
  store: FileStore,
  given: FolderGrant | null,
  {
    name: folder,
    folderId,
    file,
  }: Omit<FolderQuery, 'page'> & {
    readonly file: { readonly name: string; readonly bytes: Uint8Array }
  },
): Promise<SentFile> {
  const grant = requireGrant(context, given, { folderId, name: folder })
  if (grant.kind !== 'request') throw new DomainError('conflict', 'Document.ReadOnly')
  const { name, contentType, bytes } = await cleanFile(file, 'pictures and documents')
  const now = context.clock.now()
  const id = newId<'file'>(now)
  const size = bytes.byteLength
  const own = sql`select from ${requests} where requests.id = ${folderId} and ${isOwn(grant)}`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Document.FolderNotFound'),
    ...requireFileRoom(context, builder, { bytes: size }),
    builder.insert(requestFiles).values({
      id,
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
  await context.database.write((builder) => [
    builder.execute(sql`${own} for update`),
    requireThat(
      builder,
      sql`exists (${own} and closed_at is null)`,
      'conflict',
      'Document.ReadOnly',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${requestFiles} where request_id = ${folderId}) < ${fileLimits.inRequest}`,
      'conflict',
      'Document.Full',
    ),
    builder.execute(sql`update ${requestFiles} set request_id = ${folderId} where id = ${id}`),
    builder.execute(sql`update ${requests} set version = version + 1,
      updated_at = ${now.toISOString()}::timestamptz where id = ${folderId}`),
    noteEvent(context, builder, {
      requestId: folderId,
      kind: 'file',
      by: 'resident',
      isPublic: true,
      facts: { name },
    }),
    audit(context, builder, {
      operation: 'addToFolder',
      entity: 'request',
      entityId: folderId,
      // A web view has no session: the token's user is the actor.
      details: { name, userId: grant.userId },
    }),
  ])
  return { id, name, type: contentType, size }
}
