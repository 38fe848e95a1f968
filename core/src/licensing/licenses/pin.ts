import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/**
 * Keyed by the workers' secret, which is not in the database: six digits alone can be tried in
 * seconds. The number makes equal PINs differ.
 */
export const pinHashOf = (secret: string, number: string, pin: string): string =>
  createHmac('sha256', secret).update(`license-pin\n${number}\n${pin.trim()}`).digest('hex')

/** A hash of the same length, for a number that does not exist: the work is the same. */
const noHash = '0'.repeat(64)

export function isPin(
  secret: string,
  { number, pin }: { readonly number: string; readonly pin: string },
  stored: string | undefined,
): boolean {
  const given = Buffer.from(pinHashOf(secret, number, pin), 'hex')
  const known = Buffer.from(stored ?? noHash, 'hex')
  return given.length === known.length && timingSafeEqual(given, known)
}

/** Six digits. */
export const newPin = (): string => String(randomInt(1_000_000)).padStart(6, '0')

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 60 random bits: not to be guessed, short enough to type from paper. */
export const newCode = (): string =>
  Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')
