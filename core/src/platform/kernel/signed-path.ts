import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, path: string): string =>
  createHmac('sha256', secret).update(`path\n${path}`).digest('base64url')

/** The name under which a path carries its signature, as the last of its query. */
export const signatureName = 'signature'

/**
 * A path of ours that opens for its bearer, without an account: signed as a whole, so that no one can turn it
 * into another path.
 */
export const signedPath = (secret: string, path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${signatureName}=${signatureOf(secret, path)}`

/** Whether a path was signed by us. */
export function isSignedPath(secret: string, path: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  const expected = Buffer.from(signatureOf(secret, path), 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
