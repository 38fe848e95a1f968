import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import {
  sourceOfBytes,
  isWhole,
  picturePieces,
  runsOf,
  storedSource,
  wholeOf,
} from '../../platform/files/index.ts'
import { inWindows, pictureFacts, type ReadBytes, readFrom } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { type Id, isUuid, newId } from '../../platform/kernel/ids.ts'
import { pictureTypes } from '../../platform/kernel/picture-kinds.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { users } from '../users/users.sql.ts'
import type { PictureFiles, StoredPart } from './picture-files.ts'
import { pictureLimits } from './picture-limits.ts'
import { pictureUploads, residentSettings } from './residents.sql.ts'
import { pictureFolder } from './rules.ts'

const originals = 'originals'

/** All parts have this size, except a smaller last one. */
export interface BegunUpload {
  readonly uploadId: string
  readonly partSize: number
}

/** Its parts follow. @throws invalid if too large, limited while other uploads are open. */
export async function beginPictureUpload(
  context: Context,
  files: PictureFiles,
  { size }: { readonly size: number },
): Promise<BegunUpload> {
  const { userId } = requireContact(context)
  if (size > pictureLimits.originalBytes) throw new DomainError('invalid', 'Error.TooLarge')
  const now = context.clock.now()
  const id = newId<'pictureUpload'>(now)
  const objectKey = `${originals}/${id}`
  const own = sql`from ${pictureUploads} where user_id = ${userId}`
  await context.database.write((builder) => [
    // Locks the row, so that two parallel uploads count each other.
    builder.execute(sql`select from ${users} where id = ${userId} for update`),
    requireThat(
      builder,
      sql`(select count(*) < ${pictureLimits.uploads}
        and coalesce(sum(size), 0) + ${size} <= ${pictureLimits.uploadBytes} ${own})`,
      'limited',
      'Account.PictureUploads',
    ),
    // Before the bucket's upload begins: after a crash the sweep finds it.
    builder
      .insert(pictureUploads)
      .values({ id, userId, objectKey, uploadId: '', size, createdAt: now }),
  ])
  const { uploadId } = await files.begin(objectKey)
  await context.database.write((builder) => [
    builder.update(pictureUploads).set({ uploadId }).where(eq(pictureUploads.id, id)),
  ])
  return { uploadId: id, partSize: pictureLimits.partBytes }
}

async function ownUpload(context: Context, userId: Id<'user'>, id: string) {
  const [upload] = await context.database.read((builder) =>
    builder
      .select()
      .from(pictureUploads)
      .where(
        and(
          eq(pictureUploads.id, id),
          eq(pictureUploads.userId, userId),
          isNull(pictureUploads.completedAt),
        ),
      ),
  )
  if (!upload) throw new DomainError('not-found', 'Account.UploadNotFound')
  return { ...upload, inStore: { key: upload.objectKey, uploadId: upload.uploadId } }
}

/** @throws not-found for another person's upload, invalid beyond the announced size. */
export async function putPicturePart(
  context: Context,
  files: PictureFiles,
  part: { readonly id: string; readonly partNumber: number; readonly stream: ReadableStream },
): Promise<StoredPart> {
  const { userId } = requireContact(context)
  const upload = await ownUpload(context, userId, part.id)
  const parts = Math.ceil(upload.size / pictureLimits.partBytes)
  if (part.partNumber > parts) throw new DomainError('invalid', 'Error.TooLarge')
  return files.putPart(upload.inStore, part.partNumber, part.stream)
}

/**
 * Keeps only the picture: no location, camera or trailing bytes.
 * @throws not-found for another person's upload, invalid if parts are missing or it is no picture
 * of at most 25 megapixels; then everything is deleted.
 */
export async function completePictureUpload(
  context: Context,
  files: PictureFiles,
  { id, parts }: { readonly id: string; readonly parts: readonly StoredPart[] },
): Promise<void> {
  const { userId } = requireContact(context)
  const upload = await ownUpload(context, userId, id)
  const size = await files.complete(upload.inStore, parts)
  if (size === null) throw new DomainError('invalid', 'Account.PictureIncomplete')
  const key = upload.objectKey
  const read: ReadBytes = (offset, length) => files.read(key, offset, length)
  const refusal =
    size === upload.size ? await errorOf(inWindows(read)) : 'Account.PictureIncomplete'
  const source = storedSource(size, read)
  const pieces = refusal ? null : await picturePieces(source)
  if (!pieces) {
    await files.remove([key])
    await context.database.write((builder) => [
      builder.delete(pictureUploads).where(eq(pictureUploads.id, id)),
    ])
    throw new DomainError('invalid', refusal ?? 'Account.PictureIncomplete')
  }
  const now = context.clock.now()
  const objectKey = isWhole(pieces, size)
    ? key
    : await keepPieces(files, `${originals}/${newId(now)}`, runsOf(pieces, source, partBytes))
  await context.database.write((builder) => [
    builder
      .update(pictureUploads)
      .set({ completedAt: now, objectKey })
      .where(eq(pictureUploads.id, id)),
  ])
  if (objectKey !== key) await files.remove([key])
}

const { partBytes } = pictureLimits

/** Stores a streamed file in parts, one at a time in memory. */
async function keepPieces(
  files: PictureFiles,
  name: string,
  runs: AsyncIterable<Uint8Array>,
): Promise<string> {
  const upload = await files.begin(name)
  const parts: StoredPart[] = []
  for await (const run of runs) parts.push(await files.putPart(upload, parts.length + 1, run))
  const size = await files.complete(upload, parts)
  if (size === null) throw new Error('The store did not take its own parts')
  return upload.key
}

async function errorOf(read: ReadBytes, longestSide: number = Infinity): Promise<TextKey | null> {
  const facts = await pictureFacts(read)
  if (!facts) return 'Account.NotAPicture'
  const { width, height } = facts
  if (width * height > pictureLimits.pixels) return 'Account.PictureTooManyPixels'
  return Math.max(width, height) > longestSide ? 'Account.PictureNotSmall' : null
}

/** The small picture, and its original upload. */
export interface DisplayedPicture {
  readonly bytes: Uint8Array
  readonly uploadId: string | null
}

/**
 * Replaces the picture and its original; returns the address.
 * @throws invalid unless it is a small picture, not-found for another person's upload.
 */
export async function setPicture(
  context: Context,
  files: PictureFiles,
  { bytes, uploadId }: DisplayedPicture,
): Promise<string> {
  const { userId } = requireContact(context)
  if (bytes.byteLength > pictureLimits.displayedBytes)
    throw new DomainError('invalid', 'Error.TooLarge')
  const read = readFrom(bytes)
  const facts = await pictureFacts(read)
  const refusal = await errorOf(read, pictureLimits.displayedSide)
  if (uploadId !== null && !isUuid(uploadId))
    throw new DomainError('not-found', 'Account.UploadNotFound')
  if (!facts || refusal) throw new DomainError('invalid', refusal ?? 'Account.NotAPicture')
  const source = sourceOfBytes(bytes)
  const pieces = await picturePieces(source)
  if (!pieces) throw new DomainError('invalid', 'Account.PictureIncomplete')
  const [before] = await context.database.read((builder) =>
    builder
      .select({
        pictureKey: users.pictureKey,
        originalKey: residentSettings.pictureOriginalKey,
        uploadKey: pictureUploads.objectKey,
      })
      .from(users)
      .leftJoin(residentSettings, eq(residentSettings.userId, users.id))
      .leftJoin(
        pictureUploads,
        and(
          eq(pictureUploads.userId, users.id),
          sql`${pictureUploads.id} = ${uploadId}`,
          isNotNull(pictureUploads.completedAt),
        ),
      )
      .where(eq(users.id, userId)),
  )
  if (uploadId !== null && !before?.uploadKey)
    throw new DomainError('not-found', 'Account.UploadNotFound')
  const now = context.clock.now()
  const key = `${newId(now)}.${facts.extension}`
  await files.put(key, await wholeOf(pieces, source), pictureTypes[facts.extension])
  await change(context, userId, { pictureKey: key, originalKey: before?.uploadKey ?? null })
  await removeFormer(files, before)
  return `${pictureFolder}/${key}`
}

/** With its original. */
export async function removePicture(context: Context, files: PictureFiles): Promise<void> {
  const { userId } = requireContact(context)
  const [before] = await context.database.read((builder) =>
    builder
      .select({ pictureKey: users.pictureKey, originalKey: residentSettings.pictureOriginalKey })
      .from(users)
      .leftJoin(residentSettings, eq(residentSettings.userId, users.id))
      .where(eq(users.id, userId)),
  )
  await change(context, userId, { pictureKey: null, originalKey: null })
  await removeFormer(files, before)
}

interface Keys {
  readonly pictureKey: string | null
  readonly originalKey: string | null
}

async function change(context: Context, userId: Id<'user'>, keys: Keys): Promise<void> {
  const updatedAt = context.clock.now()
  const setting = { pictureOriginalKey: keys.originalKey, updatedAt }
  await context.database.write((builder) => [
    builder
      .update(users)
      .set({ pictureKey: keys.pictureKey, updatedAt })
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
    builder
      .insert(residentSettings)
      .values({ userId, ...setting })
      .onConflictDoUpdate({ target: residentSettings.userId, set: setting }),
    // The upload is in use now; abandoned ones are swept, with their bytes.
    builder
      .delete(pictureUploads)
      .where(
        and(
          eq(pictureUploads.userId, userId),
          eq(pictureUploads.objectKey, keys.originalKey ?? ''),
        ),
      ),
    audit(context, builder, {
      operation: keys.pictureKey === null ? 'removePicture' : 'setPicture',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
  ])
}

async function removeFormer(files: PictureFiles, before: Keys | undefined): Promise<void> {
  const keys = [before?.pictureKey, before?.originalKey].filter((key) => typeof key === 'string')
  if (keys.length > 0) await files.remove(keys)
}
