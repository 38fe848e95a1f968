import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits that a cookie, a link or an app carries; base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret, and of whatever attempts are counted by: SHA-256, hex. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
