import { sha256 } from '../../platform/kernel/sha-256.ts'

/** Tells scanners for leaked secrets, and people, whose key it is. */
const start = 'portal_live_'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 62^43 is more than 2^256. Letters and digits alone, so that a double click selects all of it. */
const secretLength = 43
/** Above this, a byte's remainder would favor the first letters. */
const evenBytes = 256 - (256 % letters.length)
/** Of the secret, shown to tell keys apart: the other 39 characters stay unknown. */
const shownLength = 4

export interface MadePartnerKey {
  /** Shown once. */
  readonly key: string
  readonly prefix: string
  readonly hash: string
}

export function makePartnerKey(): MadePartnerKey {
  let secret = ''
  while (secret.length < secretLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(secretLength)))
      if (byte < evenBytes && secret.length < secretLength)
        secret += letters[byte % letters.length] ?? ''
  }
  const key = start + secret
  return { key, prefix: key.slice(0, start.length + shownLength), hash: partnerKeyHash(key) }
}

/**
 * Keys are looked up by it: what the index compares is the hash, of which a caller knows no byte, so
 * the time that it takes says nothing about a key.
 */
export const partnerKeyHash = sha256

const shape = /^portal_live_[A-Za-z0-9]{43}$/

/** Anything else is refused without the database. */
export const isPartnerKey = (text: string): boolean => shape.test(text)
