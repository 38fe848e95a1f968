import { type PictureExtension, pictureExtension } from '../kernel/picture-kinds.ts'

/** From its content. */
export interface PictureFacts {
  readonly extension: PictureExtension
  readonly width: number
  readonly height: number
}

/** Fewer bytes at the file's end. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>

export const readFrom =
  (bytes: Uint8Array): ReadBytes =>
  (offset, length) =>
    Promise.resolve(bytes.subarray(offset, offset + length))

const headLength = 64
// Profiles and thumbnails before a JPEG's size; more of them means an attack.
const maxSegments = 200

// Color profiles fit, so that the first read mostly finds a picture's size.
const windowLength = 256 * 1024

/** Reads ahead in large chunks. */
export function inWindows(read: ReadBytes, windowBytes = windowLength): ReadBytes {
  let from = 0
  let held = new Uint8Array()
  return async (offset, length) => {
    if (offset < from || offset + length > from + held.byteLength) {
      held = new Uint8Array(await read(offset, Math.max(length, windowBytes)))
      from = offset
    }
    return held.subarray(offset - from, offset - from + length)
  }
}

/** By content, without decoding; null unless browsers show it. Reads a few bytes at a time. */
export async function pictureFacts(read: ReadBytes): Promise<PictureFacts | null> {
  const head = await read(0, headLength)
  const extension = pictureExtension(head)
  if (!extension || head.byteLength < 32) return null
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const size = extension === 'jpg' ? await jpegSize(read) : sizeOf[extension](view)
  return size && size.width > 0 && size.height > 0 ? { extension, ...size } : null
}

type Size = Pick<PictureFacts, 'width' | 'height'> | null

const sizeOf: Record<Exclude<PictureExtension, 'jpg'>, (head: DataView) => Size> = {
  // A PNG's first chunk is its header, by the standard.
  png: (head) =>
    head.getUint32(12) === 0x49484452
      ? { width: head.getUint32(16), height: head.getUint32(20) }
      : null,
  gif: (head) => ({ width: head.getUint16(6, true), height: head.getUint16(8, true) }),
  webp: webpSize,
}

function webpSize(head: DataView): Size {
  const chunk = head.getUint32(12)
  const uint24 = (at: number): number => head.getUint16(at, true) | (head.getUint8(at + 2) << 16)
  // "VP8X": canvas size less one, in 24 bits each.
  if (chunk === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  // "VP8L": 14 bits each, less one, after a signature byte.
  if (chunk === 0x5650384c) {
    const bits = head.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // "VP8 ": 14 bits each, after the frame's tag and start code.
  if (chunk === 0x56503820) {
    return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff }
  }
  return null
}

// Segments follow each other, each with its length, up to the frame's.
async function jpegSize(read: ReadBytes): Promise<Size> {
  let at = 2
  for (let i = 0; i < maxSegments; i++) {
    // oxlint-disable-next-line no-await-in-loop -- a segment's position depends on the one before
    const bytes = await read(at, 9)
    if (bytes.byteLength < 9 || bytes[0] !== 0xff) return null
    const marker = bytes[1] ?? 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, 9)
    if (beginsFrame(marker)) return { height: view.getUint16(5), width: view.getUint16(7) }
    // Skips fill bytes and markers without a body.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (marker === 0xda || marker === 0xd9) return null
    else at += 2 + view.getUint16(2)
  }
  return null
}

// SOF0 to SOF15, except the tables and the extension among them (ITU-T T.81, table B.1).
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
