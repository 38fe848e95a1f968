import { createECDH, randomBytes } from 'node:crypto'

/** Keys of a browser (Push API). */
export function newSubscriber() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url') }
}

/** The city's keys (VAPID). */
export function newCityKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: 'mailto:help@city.example',
  }
}
