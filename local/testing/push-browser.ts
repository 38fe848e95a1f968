import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that is subscribed to push: its endpoint, its keys, and how it reads what comes. */
export function pushBrowser() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  /** Decrypts a push message by RFC 8291 section 3 and RFC 8188 section 2. */
  function read(body: Uint8Array): unknown {
    const message = Buffer.from(body)
    const salt = message.subarray(0, 16)
    const keyLength = message.readUInt8(20)
    const sender = message.subarray(21, 21 + keyLength)
    const sealed = message.subarray(21 + keyLength)
    const secret = pair.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
    const derived = (name: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
      )
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2, and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { endpoint, keys, read }
}
