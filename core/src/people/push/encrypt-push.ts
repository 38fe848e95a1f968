import { createCipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto'

// Message encryption for Web Push (RFC 8291) in one record (RFC 8188). Our own, because a city of a
// million needs it a million times: bench/README.md has the cost.

const recordSize = 4096
const tagBytes = 16
/** Salt, size of the record, length of the key, key. */
const headerBytes = 16 + 4 + 1 + 65
/** A push service takes 4,096 bytes at least; one of the record ends the text. */
export const mostPushBytes = recordSize - headerBytes - tagBytes - 1
/** Texts are padded to multiples, so that their length tells little. */
const paddedTo = 256

/** Of the browser (Push API): the public key and the secret, base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Used for one message only. */
interface OwnKeys {
  readonly pair: ECDH
  readonly salt: Buffer
}

function freshKeys(): OwnKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, salt: randomBytes(16) }
}

const info = (name: string): Buffer => Buffer.from(`${name}\0`)
const keyInfo = info('WebPush: info')
const contentInfo = info('Content-Encoding: aes128gcm')
const nonceInfo = info('Content-Encoding: nonce')
const firstBlock = Buffer.from([1])

function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest()
}

const padded = (length: number): number =>
  Math.min(Math.ceil((length + 1) / paddedTo) * paddedTo, mostPushBytes + 1)

/**
 * Padded unless `own` says with which keys, for the vector of the standard.
 * @returns null for keys of no browser, or too long a text
 */
export function encryptPush(
  { p256dh, auth }: BrowserKeys,
  text: string,
  own: OwnKeys | null = null,
): Buffer | null {
  const receiver = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  const plain = Buffer.from(text)
  if (receiver.length !== 65 || secret.length !== 16 || plain.length > mostPushBytes) return null
  const { pair, salt } = own ?? freshKeys()
  const sender = pair.getPublicKey()
  const shared = sharedWith(pair, receiver)
  if (!shared) return null
  const material = hmac(hmac(secret, shared), keyInfo, receiver, sender, firstBlock)
  const root = hmac(salt, material)
  const key = hmac(root, contentInfo, firstBlock).subarray(0, 16)
  const nonce = hmac(root, nonceInfo, firstBlock).subarray(0, 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.alloc(own ? plain.length + 1 : padded(plain.length))
  plain.copy(record)
  // The last record ends with a 2, and zeros.
  record[plain.length] = 2
  const header = Buffer.alloc(headerBytes)
  salt.copy(header)
  header.writeUInt32BE(recordSize, 16)
  header.writeUInt8(sender.length, 20)
  sender.copy(header, 21)
  return Buffer.concat([header, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

function sharedWith(pair: ECDH, receiver: Buffer): Buffer | null {
  try {
    return pair.computeSecret(receiver)
  } catch {
    // The browser's key is no point of the curve.
    return null
  }
}
