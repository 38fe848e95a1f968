import { hasText } from './bytes.ts'
import { type FindPieces, keep, type Piece, type Source } from './pieces.ts'

const headLength = 13

/** From its descriptor's flags. */
const tableLength = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)

// Reads whole blocks: each has at most 255 bytes.
const blocksBytes = 64 * 1024

/** The end of a run of sub-blocks, after its empty last one; null if the file ends before. */
async function endOfBlocks({ read }: Source, from: number): Promise<number | null> {
  for (let start = from; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a block's position depends on the one before
    const bytes = await read(start, blocksBytes)
    if (bytes.byteLength === 0) return null
    let at = 0
    while (at < bytes.byteLength) {
      const length = bytes[at] ?? 0
      at += 1 + length
      if (length === 0) return start + at
    }
    start += at
  }
}

/** Extensions that display needs: frame control and looping (GIF89a, 23 to 26). */
const isDrawn = (head: Uint8Array): boolean =>
  head[1] === 0xf9 || (head[1] === 0xff && hasText(head, 3, 'NETSCAPE2.0'))

/** Only frames, and nothing after its end. */
export const cleanGif: FindPieces = async (source) => {
  const { size, read } = source
  const [flags = 0] = await read(10, 1)
  const start = headLength + tableLength(flags)
  const pieces: Piece[] = [{ from: 0, to: start }]
  let hasFrame = false
  for (let at = start; at < size;) {
    // oxlint-disable-next-line no-await-in-loop -- a block's position depends on the one before
    const head = await read(at, 14)
    const introducer = head[0]
    if (introducer === 0x3b) {
      keep(pieces, at, at + 1)
      return hasFrame ? pieces : null
    }
    const isFrame = introducer === 0x2c
    if (!isFrame && introducer !== 0x21) return null
    const blocks = isFrame ? at + 11 + tableLength(head[9] ?? 0) : at + 2
    // oxlint-disable-next-line no-await-in-loop -- as above
    const end = await endOfBlocks(source, blocks)
    if (end === null || end > size) return null
    if (isFrame || isDrawn(head)) keep(pieces, at, end)
    hasFrame ||= isFrame
    at = end
  }
  return null
}
