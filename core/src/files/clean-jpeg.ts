import { hasText, joined, viewOf } from './bytes.ts'

const startOfScan = 0xda
const endOfImage = 0xd9

/** Segments without which a picture cannot be drawn (ITU-T T.81, table B.1): frames, tables, intervals. */
const isDrawn = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || [0xdb, 0xdc, 0xdd].includes(marker)

/** Of what applications add, the colours alone; places, cameras, previews and comments go. */
const isColour = (bytes: Uint8Array, marker: number, at: number): boolean =>
  (marker === 0xe0 && hasText(bytes, at, 'JFIF')) ||
  (marker === 0xe2 && hasText(bytes, at, 'ICC_PROFILE\0')) ||
  (marker === 0xee && hasText(bytes, at, 'Adobe'))

const orientationTag = 0x0112

/** How the camera was held, 1 to 8, from an Exif segment's directory (Exif 3.0, 4.6.4); 1 if it says nothing. */
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

/** An Exif segment that says how the camera was held, and nothing else. */
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

/** Where the data of a scan ends: at the next marker that is no restart and no stuffed byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (at + 1 === bytes.byteLength) break
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.byteLength
}

/**
 * A JPEG with nothing but the picture: no place, no camera, no preview, no comment, nothing after its
 * end. Null for one that is cut off or broken.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let orientation = 1
  let hasScan = false
  let at = 2
  while (at + 4 <= bytes.byteLength || bytes[at + 1] === endOfImage) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      if (!hasScan) return null
      const head = orientation === 1 ? [] : [orientationSegment(orientation)]
      return joined([bytes.subarray(0, 2), ...head, ...kept, bytes.subarray(at, at + 2)])
    }
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.byteLength) return null
    if (marker === 0xe1 && hasText(bytes, at + 4, 'Exif\0\0'))
      orientation = orientationOf(bytes, at + 4, length - 2)
    if (marker === startOfScan) {
      const scanEnd = endOfScan(bytes, end)
      kept.push(bytes.subarray(at, scanEnd))
      hasScan = true
      at = scanEnd
      continue
    }
    if (isDrawn(marker) || isColour(bytes, marker, at + 4)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}
