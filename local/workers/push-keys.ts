import { createECDH } from 'node:crypto'

/** The same in every run, so that browsers stay subscribed. */
const privateKey = Buffer.from('local-only-key-protects-nothing!')
const pair = createECDH('prime256v1')
pair.setPrivateKey(privateKey)

/** VAPID, RFC 8292. */
export const pushKeys = {
  VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
}
