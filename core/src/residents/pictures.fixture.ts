import type { PictureFiles } from './picture-files.ts'

/** A bucket in memory, whose content a test can look at. */
export function picturesInMemory() {
  const kept = new Map<string, Uint8Array>()
  const parts = new Map<string, Uint8Array>()
  const files: PictureFiles = {
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    async get(key) {
      const bytes = kept.get(key)
      return bytes ? new Blob([new Uint8Array(bytes)]).stream() : null
    },
    async remove(keys) {
      for (const key of keys) kept.delete(key)
    },
    async begin(key) {
      return { key, uploadId: `upload of ${key}` }
    },
    async putPart({ uploadId }, partNumber, part) {
      const etag = `${uploadId} ${partNumber}`
      parts.set(etag, new Uint8Array(await new Response(part).arrayBuffer()))
      return { partNumber, etag }
    },
    async complete({ key }, sent) {
      const bytes = sent.map(({ etag }) => parts.get(etag))
      if (bytes.includes(undefined)) return null
      const whole = Buffer.concat(bytes.map((part) => part ?? new Uint8Array()))
      kept.set(key, whole)
      return whole.byteLength
    },
    async read(key, offset, length) {
      return (kept.get(key) ?? new Uint8Array()).subarray(offset, offset + length)
    },
  }
  return { kept, files }
}

/** The beginning of a PNG of this size, filled up to so many bytes. */
export function png(width: number, height: number, length = 64): Uint8Array {
  const bytes = new Uint8Array(Math.max(length, 64))
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** A JPEG of this size behind segments of these lengths, as cameras write them. */
export function jpeg(width: number, height: number, segments: readonly number[]): Uint8Array {
  const bytes: number[] = [0xff, 0xd8]
  for (const length of segments) {
    bytes.push(
      0xff,
      0xe1,
      length >> 8,
      length & 0xff,
      ...Array.from({ length: length - 2 }, () => 7),
    )
  }
  // Fill bytes may stand before a marker.
  bytes.push(0xff, 0xff, 0xc2, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff)
  return new Uint8Array([...bytes, ...Array.from({ length: 32 }, () => 0)])
}
