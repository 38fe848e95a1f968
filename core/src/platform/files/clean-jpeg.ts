import { hasText, viewOf } from './bytes.ts'
import { type FindPieces, keep, type Piece, type Source } from './pieces.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
/** Marker, length, and an application's identifier. */
const segmentHead = 16

/** Segments needed to draw the picture (ITU-T T.81, table B.1): frames, tables, intervals. */
const isDrawn = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || [0xdb, 0xdc, 0xdd].includes(marker)

/** Only color profiles; location, camera, previews and comments are removed. */
const isColour = (bytes: Uint8Array, marker: number, at: number): boolean =>
  (marker === 0xe0 && hasText(bytes, at, 'JFIF')) ||
  (marker === 0xe2 && hasText(bytes, at, 'ICC_PROFILE\0')) ||
  (marker === 0xee && hasText(bytes, at, 'Adobe'))

const orientationTag = 0x0112

/** The orientation, 1 to 8, in an Exif segment's directory (Exif 3.0, 4.6.4); 1 without one. */
function orientationOf(bytes: Uint8Array, at: number, length: number): number {
  const view = viewOf(bytes.subarray(at + 6, at + length))
  if (view.byteLength < 14) return 1
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > view.byteLength) return 1
  const entries = view.getUint16(directory, isLittle)
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > view.byteLength) return 1
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif segment with only the orientation. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    255,
    225,
    0,
    34,
    69,
    120,
    105,
    102,
    0,
    0,
    77,
    77,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])

const scanBytes = 64 * 1024

/** The end of a scan's data: the next marker except restarts and stuffed bytes. */
async function endOfScan({ size, read }: Source, from: number): Promise<number> {
  for (let start = from; start + 1 < size;) {
    // oxlint-disable-next-line no-await-in-loop -- a large picture is never held whole
    const bytes = await read(start, scanBytes)
    const last = bytes.byteLength - 1
    for (let at = bytes.indexOf(0xff); at !== -1 && at < last; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1] ?? 0
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return start + at
    }
    if (last < 1) break
    // A marker may begin with the last byte.
    start += last
  }
  return size
}

/** Only the picture: no location, camera, preview or comment, nothing after its end. */
export const cleanJpeg: FindPieces = async (source) => {
  const { size, read } = source
  const pieces: Piece[] = []
  let orientation = 1
  let hasScan = false
  for (let at = 2; at + 2 <= size;) {
    // oxlint-disable-next-line no-await-in-loop -- a segment's position depends on the one before
    const head = await read(at, segmentHead)
    if (head[0] !== 0xff) return null
    const marker = head[1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      if (!hasScan) return null
      keep(pieces, at, at + 2)
      return withStart(pieces, orientation)
    }
    if (head.byteLength < 4) return null
    const length = viewOf(head).getUint16(2)
    const end = at + 2 + length
    if (length < 2 || end > size) return null
    if (marker === 0xe1 && hasText(head, 4, 'Exif\0\0')) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      orientation = orientationOf(await read(at + 4, length - 2), 0, length - 2)
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const next = marker === startOfScan ? await endOfScan(source, end) : end
    if (marker === startOfScan || isDrawn(marker) || isColour(head, marker, 4))
      keep(pieces, at, next)
    hasScan ||= marker === startOfScan
    at = next
  }
  return null
}

/** The first two bytes, and the orientation unless upright. */
function withStart(pieces: readonly Piece[], orientation: number): readonly Piece[] {
  if (orientation !== 1) return [{ from: 0, to: 2 }, orientationSegment(orientation), ...pieces]
  const whole: Piece[] = [{ from: 0, to: 2 }]
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) whole.push(piece)
    else keep(whole, piece.from, piece.to)
  }
  return whole
}
