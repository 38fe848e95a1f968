export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Compares ASCII. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((sign, i) => bytes[at + i] === sign.charCodeAt(0))

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { byteLength }) => size + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
