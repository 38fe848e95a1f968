/** Shown by browsers and free of scripts, so not SVG. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const
export type PictureExtension = keyof typeof pictureTypes

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((character, i) => bytes[at + i] === character.charCodeAt(0))

/** By its first bytes; null for anything else, whatever its declared type. */
export function pictureExtension(bytes: Uint8Array): PictureExtension | null {
  if (bytes.byteLength < 16) return null
  if (startsWith(bytes, 0, '\u00FF\u00D8\u00FF')) return 'jpg'
  if (startsWith(bytes, 0, '\u0089PNG\r\n\u001A\n')) return 'png'
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  return null
}

const keyPattern = /^[0-9a-f]{64}\.(jpg|png|gif|webp)$/

/** By our copy's key; null for other text. */
export function pictureTypeOf(key: string): string | null {
  const extension = keyPattern.exec(key)?.[1]
  // The pattern names exactly the table's extensions.
  return extension ? pictureTypes[extension as PictureExtension] : null
}
