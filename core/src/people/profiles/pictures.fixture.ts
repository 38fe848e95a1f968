import type { PictureFiles } from './picture-files.ts'

/** A bucket in memory. */
export function picturesInMemory() {
  const stored = new Map<string, Uint8Array>()
  const parts = new Map<string, Uint8Array>()
  const files: PictureFiles = {
    async put(key, bytes) {
      stored.set(key, bytes)
    },
    async get(key) {
      const bytes = stored.get(key)
      return bytes ? new Blob([new Uint8Array(bytes)]).stream() : null
    },
    async remove(keys) {
      for (const key of keys) stored.delete(key)
    },
    async begin(key) {
      return { key, uploadId: `upload of ${key}` }
    },
    async putPart({ uploadId }, partNumber, part) {
      const etag = `${uploadId} ${partNumber}`
      const whole = part instanceof Uint8Array ? Uint8Array.from(part) : part
      parts.set(etag, new Uint8Array(await new Response(whole).arrayBuffer()))
      return { partNumber, etag }
    },
    async complete({ key }, sent) {
      const bytes = sent.map(({ etag }) => parts.get(etag))
      if (bytes.includes(undefined)) return null
      const whole = Buffer.concat(bytes.map((part) => part ?? new Uint8Array()))
      stored.set(key, whole)
      return whole.byteLength
    },
    async abandon({ uploadId }) {
      for (const etag of parts.keys()) if (etag.startsWith(uploadId)) parts.delete(etag)
    },
    async read(key, offset, length) {
      return (stored.get(key) ?? new Uint8Array()).subarray(offset, offset + length)
    },
  }
  return { stored, parts, files }
}
