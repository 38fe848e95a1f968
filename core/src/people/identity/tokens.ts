import { randomBytes } from 'node:crypto'

/** 256 random bits for a cookie, a link or an app; base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')
