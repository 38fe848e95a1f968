import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, path: string): string =>
  createHmac('sha256', secret).update(`path\n${path}`).digest('base64url')

/** The last query parameter of a signed path. */
export const signatureName = 'signature'

/** A path that works without an account; the signature covers all of it. */
export const signedPath = (secret: string, path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${signatureName}=${signatureOf(secret, path)}`

export function isSignedPath(secret: string, path: string, signature: string): boolean {
  const received = Buffer.from(signature, 'base64url')
  const expected = Buffer.from(signatureOf(secret, path), 'base64url')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
