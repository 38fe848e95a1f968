import type { Bucket } from '../bindings.ts'

// R2 requires parts of at least 5 MiB, all but the last of one size.
const partBytes = 8 * 1024 * 1024

/**
 * Streams into the bucket with one part in memory, and returns the size. The object is replaced once all of
 * it is there; a failed upload leaves the one before, and stops the stream.
 */
export async function storeInParts(
  bucket: Bucket,
  key: string,
  content: ReadableStream<Uint8Array>,
  contentType?: string,
): Promise<number> {
  const metadata = contentType === undefined ? undefined : { httpMetadata: { contentType } }
  const { uploadId } = await bucket.createMultipartUpload(key, metadata)
  const upload = bucket.resumeMultipartUpload(key, uploadId)
  const reader = content.getReader()
  try {
    const parts: Parameters<typeof upload.complete>[0] = []
    for await (const part of inParts(reader))
      parts.push(await upload.uploadPart(parts.length + 1, part))
    const { size } = await upload.complete(parts)
    return size
  } catch (error) {
    // Its writer would wait forever for a reader that gave up. One that broke off has this error itself.
    await reader.cancel(error).catch(() => undefined)
    await upload.abort()
    throw error
  }
}

/** In parts of one size; the last is the rest. */
async function* inParts(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes)
  let filled = 0
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
