import { createECDH } from 'node:crypto'

/** Browsers that subscribed to one run of the city are known in the next, so the pair stays the same. */
const privateKey = Buffer.from('local-only-key-protects-nothing!')
const pair = createECDH('prime256v1')
pair.setPrivateKey(privateKey)

/** The keys by which push services know a city in a box (VAPID, RFC 8292). */
export const pushKeys = {
  VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
}
