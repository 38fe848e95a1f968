import { joined } from './bytes.ts'
import { inWindows, type ReadBytes, readFrom } from './picture-facts.ts'

/** Reads bytes on demand. */
export interface Source {
  readonly size: number
  /** Fewer bytes at the end. */
  readonly read: ReadBytes
}

/** A byte range to keep, or replacement bytes. */
export type Piece = { readonly from: number; readonly to: number } | Uint8Array

/** The parts that are the picture. Null for a file that is cut off or broken. */
export type FindPieces = (source: Source) => Promise<readonly Piece[] | null>

// Each call to the store costs the same, so reads are large.
const windowBytes = 4 * 1024 * 1024

export function storedSource(size: number, read: ReadBytes): Source {
  const near = inWindows(read, windowBytes)
  return { size, read: (at, length) => near(at, Math.max(0, Math.min(length, size - at))) }
}

export const sourceOfBytes = (bytes: Uint8Array): Source => ({
  size: bytes.byteLength,
  read: readFrom(bytes),
})

const isRun = (piece: Piece | undefined): piece is Exclude<Piece, Uint8Array> =>
  piece !== undefined && !(piece instanceof Uint8Array)

/** Joins adjacent ranges. */
export function keep(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1)
  if (isRun(last) && last.to === from) pieces.splice(-1, 1, { from: last.from, to })
  else pieces.push({ from, to })
}

/** Whether the pieces are the unchanged file. */
export const isWhole = ([first, ...rest]: readonly Piece[], size: number): boolean =>
  rest.length === 0 && isRun(first) && first.from === 0 && first.to === size

/** The pieces in order, in runs of at most `maxBytes`. */
export async function* runsOf(
  pieces: readonly Piece[],
  { read }: Source,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let room = maxBytes
  const give = (): Uint8Array => {
    const run = joined(held)
    held = []
    room = maxBytes
    return run
  }
  for (const piece of pieces) {
    const [from, to] = isRun(piece) ? [piece.from, piece.to] : [0, piece.byteLength]
    for (let at = from; at < to;) {
      const length = Math.min(room, to - at)
      // oxlint-disable-next-line no-await-in-loop -- runs are in order, one held at a time
      const bytes = isRun(piece) ? await read(at, length) : piece.subarray(at, at + length)
      if (bytes.byteLength < length) throw new Error('A stored file ended early')
      held.push(Uint8Array.from(bytes))
      at += length
      room -= length
      if (room === 0) yield give()
    }
  }
  if (held.length > 0) yield give()
}

/** All of it in memory. */
export async function wholeOf(pieces: readonly Piece[], source: Source): Promise<Uint8Array> {
  const runs: Uint8Array[] = []
  for await (const run of runsOf(pieces, source, source.size + 1024)) runs.push(run)
  return joined(runs)
}
