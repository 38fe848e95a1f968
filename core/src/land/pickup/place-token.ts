import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../platform/kernel/ids.ts'

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const signatureOf = (secret: string, id: Buffer): Buffer =>
  createHmac('sha256', secret).update('pickup place\n').update(id).digest().subarray(0, 16)

/** A place in the address of its calendar: no name in it, and none can be guessed. */
export function placeToken(secret: string, id: string): string {
  const bytes = bytesOf(id)
  return Buffer.concat([bytes, signatureOf(secret, bytes)]).toString('base64url')
}

/** The place's id; null for a token that we did not make. */
export function placeOfToken(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 32) return null
  const place = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), signatureOf(secret, place))) return null
  const id = place.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}
