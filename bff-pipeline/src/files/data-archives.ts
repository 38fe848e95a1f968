import type { ArchiveStore, OwnFiles } from '@portal/core/data-export'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'
import { pictureFiles } from './picture-files.ts'
import { requestFiles } from './request-files.ts'

// R2 requires parts of at least 5 MiB, all but the last of one size.
const partBytes = 8 * 1024 * 1024
const place = (key: string): string => `data-exports/${key}`

export const ownFiles = (bucket: Bucket): OwnFiles => ({
  files: requestFiles(bucket),
  pictures: pictureFiles(bucket),
})

/** Core's port for prepared archives in R2: streamed, with one part in memory. */
export const dataArchives = (bucket: Bucket): ArchiveStore => ({
  ...bucketFolder(bucket, place),
  async put(key, content) {
    const { uploadId } = await bucket.createMultipartUpload(place(key))
    const upload = bucket.resumeMultipartUpload(place(key), uploadId)
    try {
      const parts: Parameters<typeof upload.complete>[0] = []
      for await (const part of inParts(content))
        parts.push(await upload.uploadPart(parts.length + 1, part))
      const { size } = await upload.complete(parts)
      return size
    } catch (error) {
      await upload.abort()
      throw error
    }
  },
})

/** In parts of one size; the last is the rest. */
async function* inParts(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes)
  let filled = 0
  const reader = content.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream comes piece by piece
    const { done, value } = await reader.read()
    if (done) break
    for (let from = 0; from < value.length;) {
      const piece = value.subarray(from, from + partBytes - filled)
      part.set(piece, filled)
      filled += piece.length
      from += piece.length
      if (filled < partBytes) continue
      yield part
      part = new Uint8Array(partBytes)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
