import { joined, viewOf } from './bytes.ts'

const signatureLength = 8

/** Chunks that draw the picture (PNG, third edition, 5.6 and 11); words, dates and places go. */
const drawn = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
)

/** A PNG with nothing but the picture, and nothing after its end. Null for one that is cut off or broken. */
export function cleanPng(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, signatureLength)]
  let hasData = false
  for (let at = signatureLength; at + 12 <= bytes.byteLength;) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.byteLength) return null
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const isFirst = kept.length === 1
    if (isFirst !== (type === 'IHDR')) return null
    if (drawn.has(type)) kept.push(bytes.subarray(at, end))
    // A capital letter first: nobody can draw the picture without it, and we do not know it.
    else if (/^[A-Z]/.test(type)) return null
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? joined(kept) : null
    at = end
  }
  return null
}
