import { hasText, viewOf } from './bytes.ts'
import { type FindPieces, keep, type Piece, type Source } from './pieces.ts'

const headLength = 12

/** Chunks that draw the picture (RFC 9649, 2.7); Exif and XMP are removed. */
const drawnChunks = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Chunks that draw an animation's frame (RFC 9649, 2.7.1.1), after its 16-byte header. */
const drawnInFrame = ['VP8 ', 'VP8L', 'ALPH']
const frameFactsLength = 16

/** Only the frame's picture; null if it is cut off, unchanged if there is nothing else. */
async function cleanFrame(
  { read }: Pick<Source, 'read'>,
  frame: { readonly from: number; readonly end: number },
): Promise<{ readonly pieces: readonly Piece[]; readonly length: number } | null> {
  const first = frame.from + 8 + frameFactsLength
  if (first > frame.end) return null
  const pieces: Piece[] = []
  let length = frameFactsLength
  for (let at = first; at + 8 <= frame.end;) {
    // oxlint-disable-next-line no-await-in-loop -- a chunk's position depends on the one before
    const chunk = Uint8Array.from(await read(at, 8))
    const size = viewOf(chunk).getUint32(4, true)
    const next = at + 8 + size + (size % 2)
    if (next > frame.end) return null
    if (drawnInFrame.some((name) => hasText(chunk, 0, name))) {
      keep(pieces, at, next)
      length += next - at
    }
    at = next
  }
  const head = Uint8Array.from(await read(frame.from, 8 + frameFactsLength))
  viewOf(head).setUint32(4, length, true)
  return { pieces: [head, ...pieces], length }
}

/** VP8X's first byte lists the file's contents; clears Exif and XMP. */
const metadataFlags = 0x0c

/** Only the picture, and nothing after its end. */
export const cleanWebp: FindPieces = async ({ size, read }) => {
  const head = Uint8Array.from(await read(0, headLength))
  if (head.byteLength < headLength) return null
  const end = 8 + viewOf(head).getUint32(4, true)
  if (end > size) return null
  const pieces: Piece[] = []
  let keptBytes = headLength
  let hasPicture = false
  let isChanged = end < size
  for (let at = headLength; at + 8 <= end;) {
    // oxlint-disable-next-line no-await-in-loop -- a chunk's position depends on the one before
    const chunk = Uint8Array.from(await read(at, 9))
    const length = viewOf(chunk).getUint32(4, true)
    if (at + 8 + length > end) return null
    const next = Math.min(at + 8 + length + (length % 2), end)
    if (drawnChunks.some((name) => hasText(chunk, 0, name))) {
      if (hasText(chunk, 0, 'VP8X') && ((chunk[8] ?? 0) & metadataFlags) !== 0) {
        chunk[8] = (chunk[8] ?? 0) & ~metadataFlags
        pieces.push(chunk, { from: at + 9, to: next })
        isChanged = true
        keptBytes += next - at
      } else if (hasText(chunk, 0, 'ANMF')) {
        // oxlint-disable-next-line no-await-in-loop -- frames are read in their order
        const frame = await cleanFrame({ read }, { from: at, end: at + 8 + length })
        if (frame === null) return null
        if (frame.length === length) keep(pieces, at, next)
        else {
          pieces.push(...frame.pieces)
          isChanged = true
        }
        keptBytes += frame.length === length ? next - at : 8 + frame.length
      } else {
        keep(pieces, at, next)
        keptBytes += next - at
      }
    } else isChanged = true
    hasPicture ||= ['VP8 ', 'VP8L', 'ANMF'].some((name) => hasText(chunk, 0, name))
    at = next
  }
  if (!hasPicture) return null
  if (!isChanged) return [{ from: 0, to: end }]
  // The header holds the length.
  viewOf(head).setUint32(4, keptBytes - 8, true)
  return [head, ...pieces]
}
