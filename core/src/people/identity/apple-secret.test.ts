import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { appleSecret } from './apple-secret.ts'

it('is a token that Apple can check: by our key, of our team, for our client, for five minutes', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  const now = new Date('2026-11-20T12:00:00Z')
  const secret = await appleSecret(key, 'example.city.portal', now)
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, { currentDate: now })
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  const seconds = now.getTime() / 1000
  expect(payload).toEqual({
    iss: 'TEAM',
    sub: 'example.city.portal',
    aud: 'https://appleid.apple.com',
    iat: seconds,
    exp: seconds + 300,
  })
})
