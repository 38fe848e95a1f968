import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { verifyFirebaseToken } from './firebase-token.ts'

const projectId = 'our-project'
const now = new Date()
const google = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256' }
const settings = { projectId, keys: createLocalJWKSet({ keys: [jwk] }) }

const claims = {
  auth_time: Math.floor(now.getTime() / 1000) - 60,
  email: 'Ana@Home.example',
  email_verified: true,
  name: 'Ana María Rivera',
}

interface Made {
  readonly issuer?: string
  readonly audience?: string
  readonly subject?: string
  readonly expires?: string
  readonly key?: CryptoKey
  readonly kid?: string
  readonly more?: Record<string, unknown>
}

const token = (made: Made = {}) =>
  new SignJWT({ ...claims, ...made.more })
    .setProtectedHeader({ alg: 'RS256', kid: made.kid ?? 'k1' })
    .setIssuer(made.issuer ?? `https://securetoken.google.com/${projectId}`)
    .setAudience(made.audience ?? projectId)
    .setSubject(made.subject ?? 'uid-1')
    .setIssuedAt()
    .setExpirationTime(made.expires ?? '1h')
    .sign(made.key ?? google.privateKey)

const refusal = (text: string) =>
  verifyFirebaseToken(text, settings, now).then(
    () => 'taken',
    (error: unknown) => String(error),
  )

describe('an ID token of Firebase', () => {
  it('returns the identity', async () => {
    expect(await verifyFirebaseToken(await token(), settings, now)).toEqual({
      provider: 'firebase',
      subject: 'uid-1',
      email: 'Ana@Home.example',
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: 'María Rivera',
    })
  })

  it.each<[string, Made]>([
    ['of another project', { issuer: 'https://securetoken.google.com/theirs', audience: 'theirs' }],
    ['for another project', { audience: 'theirs' }],
    ['of another issuer', { issuer: 'https://accounts.google.com' }],
    ['that is over', { expires: '-1h' }],
    ['without a subject', { subject: '' }],
    ['of the future', { more: { auth_time: claims.auth_time + 7200 } }],
    ['signed by a stranger under Google’s name', { key: stranger.privateKey }],
    ['signed by an unknown key', { key: stranger.privateKey, kid: 'k2' }],
  ])('%s is refused', async (_name, made) => {
    expect(await refusal(await token(made))).toContain('Auth.InvalidIdToken')
  })

  it('without a signature is refused', async () => {
    const none = new UnsecuredJWT(claims)
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject('uid-1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode()
    expect(await refusal(none)).toContain('Auth.InvalidIdToken')
  })

  it('signed with the public key as if that were a secret is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(jwk).padEnd(64))
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject('uid-1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret)
    expect(await refusal(confused)).toContain('Auth.InvalidIdToken')
  })

  it.each(['', 'a.b.c', 'e30.e30.', 'firebase-user-id'])('%j is refused', async (text) => {
    expect(await refusal(text)).toContain('Auth.InvalidIdToken')
  })
})
