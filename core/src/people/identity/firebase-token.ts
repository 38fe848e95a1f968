import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Google's JSON Web Keys for Firebase ID tokens. */
const keysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

// Fetched again for a new key; jose caches them for ten minutes.
const googleKeys = createRemoteJWKSet(new URL(keysUrl))

export interface FirebaseSettings {
  readonly projectId: string
  /** By default Google's. */
  readonly keys?: JWTVerifyGetKey
}

/**
 * Signed with RS256 by one of Google's keys, issued by and for the project (Firebase, "Verify ID
 * tokens using a third-party JWT library").
 * @throws unauthenticated `Auth.InvalidIdToken` for any other token.
 */
export async function verifyFirebaseToken(
  token: string,
  { projectId, keys = googleKeys }: FirebaseSettings,
  now: Date,
): Promise<VerifiedIdentity> {
  const refused = () => new DomainError('unauthenticated', 'Auth.InvalidIdToken')
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      currentDate: now,
      clockTolerance: 5,
    })
    const { auth_time: authTime, email, email_verified: isVerified, name, sub = '' } = payload
    const seconds = now.getTime() / 1000
    if (sub === '' || sub.length > 128 || Number(authTime) > seconds + 5) throw refused()
    const [firstName = '', ...rest] = (typeof name === 'string' ? name : '').trim().split(/\s+/)
    return {
      provider: 'firebase',
      subject: sub,
      email: typeof email === 'string' ? email : null,
      isEmailVerified: isVerified === true,
      firstName,
      lastName: rest.join(' '),
    }
  } catch (error) {
    // The caller does not learn what is wrong with it.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw refused()
    throw error
  }
}
