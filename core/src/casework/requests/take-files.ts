import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import { uuids } from '../../platform/database/uuids.ts'
import {
  type CleanFile,
  cleanFile,
  type FileChoice,
  type FileStore,
} from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { fileRoomKey, requireFileRoom } from './file-room.ts'
import { requestFiles } from './requests.sql.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Cleans a form's files. @throws invalid for an unusable file, and for too many. */
export async function cleanFiles(
  given: readonly GivenFile[],
  choice: FileChoice,
): Promise<readonly CleanFile[]> {
  if (given.length > fileLimits.most) throw new DomainError('invalid', 'File.TooMany')
  const cleaned = await Promise.all(given.map((file) => cleanFile(file, choice)))
  const together = cleaned.reduce((size, { bytes }) => size + bytes.byteLength, 0)
  if (together > fileLimits.reportBytes) throw new DomainError('invalid', 'File.TogetherTooLarge')
  return cleaned
}

/**
 * Returns ids in order; refuses a caller over the day's limit. Rows are written before bytes,
 * orphaned until the request's own `write` takes them (takeFiles): after a crash the sweep deletes
 * both.
 */
export async function storeFiles(
  context: Context,
  store: FileStore,
  files: readonly CleanFile[],
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const now = context.clock.now().getTime()
  const roomKey = fileRoomKey(context)
  const rows = files.map(({ name, contentType, bytes }, i) => {
    // A millisecond apart, to keep their order.
    const createdAt = new Date(now + i)
    const id = newId<'file'>(createdAt)
    const size = bytes.byteLength
    const facts = { name, contentType, size, by: 'resident', isPublic: true } as const
    return { id, objectKey: id, ...facts, keeper: roomKey, createdAt }
  })
  const bytes = rows.reduce((sum, { size }) => sum + size, 0)
  await context.database.write((builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
    builder.select({ id: requestFiles.id }).from(requestFiles).limit(0),
    ...requireFileRoom(context, builder, { bytes, files: rows.length }),
    builder.insert(requestFiles).values(rows),
  ])
  const ids = rows.map(({ id }) => id)
  await Promise.all(
    files.map(({ bytes, contentType }, i) => store.put(ids[i] ?? '', bytes, contentType)),
  )
  return ids
}

/** Attaches a form's files to its request. */
export const takeFiles = (builder: Builder, requestId: string, fileIds: readonly string[]) =>
  fileIds.length === 0
    ? []
    : [
        builder.execute(sql`
          update ${requestFiles} set request_id = ${requestId} where id in ${uuids(fileIds)}`),
      ]
