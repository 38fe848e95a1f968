import { hasText, joined } from './bytes.ts'

const headLength = 13

/** Bytes of a colour table, as its descriptor's flags say. */
const tableLength = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)

/** Where a run of sub-blocks ends, past its empty last one; null where the file ends before. */
function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.byteLength;) {
    const size = bytes[at] ?? 0
    at += 1 + size
    if (size === 0) return at
  }
  return null
}

/** What an extension is for: how a frame is shown, or that the frames go round (GIF89a, 23 to 26). */
const isDrawn = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === 0xf9 || (bytes[at + 1] === 0xff && hasText(bytes, at + 3, 'NETSCAPE2.0'))

/** A GIF with nothing but its frames, and nothing after its end. Null for one that is cut off or broken. */
export function cleanGif(bytes: Uint8Array): Uint8Array | null {
  let at = headLength + tableLength(bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  let hasFrame = false
  while (at < bytes.byteLength) {
    const introducer = bytes[at]
    if (introducer === 0x3b) return hasFrame ? joined([...kept, Uint8Array.of(0x3b)]) : null
    const isFrame = introducer === 0x2c
    if (!isFrame && introducer !== 0x21) return null
    const blocks = isFrame ? at + 11 + tableLength(bytes[at + 9] ?? 0) : at + 2
    const end = endOfBlocks(bytes, blocks)
    if (end === null) return null
    if (isFrame || isDrawn(bytes, at)) kept.push(bytes.subarray(at, end))
    hasFrame ||= isFrame
    at = end
  }
  return null
}
