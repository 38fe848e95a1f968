import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie, a link or an app; base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hexadecimal SHA-256 of a secret or a rate-limit key. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
