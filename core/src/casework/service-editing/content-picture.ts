import { requireStaff } from '../../platform/access/index.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import { pictureFacts, readFrom } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { contentPictureFolder } from '../../platform/rich-text/rules.ts'

export interface ContentPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Stores a picture for rich text, without its metadata. Named by content hash, so that the address
 * can be cached forever and the same picture is stored once.
 * @throws invalid unless it is a whole picture, forbidden unless staff.
 */
export async function addContentPicture(
  context: Context,
  store: FileStore,
  given: { readonly bytes: Uint8Array; readonly name: string },
): Promise<ContentPicture> {
  requireStaff(context, 'addContentPicture')
  const { bytes, contentType, name } = await cleanFile(given, 'pictures')
  const facts = await pictureFacts(readFrom(bytes))
  if (!facts) throw new DomainError('invalid', 'File.Incomplete')
  // A copy: digest needs a buffer of its own.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = `${hash}.${name.split('.').at(-1) ?? ''}`
  await store.put(key, bytes, contentType)
  return { url: `${contentPictureFolder}/${key}`, width: facts.width, height: facts.height }
}
