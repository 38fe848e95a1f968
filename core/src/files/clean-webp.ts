import { hasText, joined, viewOf } from './bytes.ts'

const headLength = 12

/** Chunks that draw the picture (RFC 9649, 2.7); Exif and XMP go. */
const drawn = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** VP8X says in its first byte what stands in the file: here that no Exif and no XMP does. */
const metadataFlags = 0x0c

/** A WebP with nothing but the picture, and nothing after its end. Null for one that is cut off or broken. */
export function cleanWebp(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.byteLength) return null
  const kept: Uint8Array[] = []
  for (let at = headLength; at + 8 <= end;) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) return null
    const type = drawn.find((name) => hasText(bytes, at, name))
    if (type) {
      const chunk = Uint8Array.from(bytes.subarray(at, Math.min(next, end)))
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~metadataFlags
      kept.push(chunk)
    }
    at = next
  }
  const hasPicture = kept.some((chunk) =>
    ['VP8 ', 'VP8L', 'ANMF'].some((name) => hasText(chunk, 0, name)),
  )
  if (!hasPicture) return null
  const whole = joined([bytes.subarray(0, headLength), ...kept])
  viewOf(whole).setUint32(4, whole.byteLength - 8, true)
  return whole
}
