import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isTotpCode, totpDigits, typedCode } from './rules.ts'

// Authenticator apps ignore other values.
const periodMs = 30_000

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, section 6, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = (): string => base32(randomBytes(20))

/** RFC 6238: the number of the current 30 seconds. */
export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / periodMs)

/** RFC 4226, section 5.3. */
export function totpCode(secret: string, step: number, digits: number = totpDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The step of a code, one step early or late at most; null for a wrong one. */
export function matchingStep(secret: string, typed: string, now: Date): number | null {
  if (!isTotpCode(typed)) return null
  const code = typedCode(typed)
  const current = totpStepAt(now)
  return (
    [current, current - 1, current + 1].find((step) => isSame(totpCode(secret, step), code)) ?? null
  )
}

/** What authenticator apps scan. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
