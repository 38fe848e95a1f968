import { importPKCS8, SignJWT } from 'jose'

/** From Apple's developer account. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** Content of the `.p8` file. */
  readonly privateKey: string
}

/** A client secret signed for one use, so that none has to be renewed. */
export async function appleSecret(
  { keyId, privateKey, teamId }: AppleKey,
  clientId: string,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(privateKey, 'ES256'))
}
