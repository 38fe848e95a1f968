import { viewOf } from './bytes.ts'
import { type FindPieces, keep, type Piece } from './pieces.ts'

const signatureLength = 8

/** PNG, third edition, 5.6 and 11; texts, dates and location are removed. */
const drawnChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
)

/** Only the picture, and nothing after its end. */
export const cleanPng: FindPieces = async ({ size, read }) => {
  const pieces: Piece[] = [{ from: 0, to: signatureLength }]
  let hasData = false
  for (let at = signatureLength; at + 12 <= size;) {
    // oxlint-disable-next-line no-await-in-loop -- a chunk's position depends on the one before
    const head = await read(at, 8)
    const end = at + 12 + viewOf(head).getUint32(0)
    if (end > size) return null
    const type = String.fromCharCode(...head.subarray(4, 8))
    if ((at === signatureLength) !== (type === 'IHDR')) return null
    if (drawnChunks.has(type)) keep(pieces, at, end)
    // Upper-case first letter: critical for drawing, and unknown to us.
    else if (/^[A-Z]/.test(type)) return null
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? pieces : null
    at = end
  }
  return null
}
