import { importPKCS8, SignJWT } from 'jose'

/** The key that Apple gave the city, as the developer's account shows it. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** Content of the `.p8` file. */
  readonly privateKey: string
}

/** What shows Apple that it is us: a token signed for this one use, so that none has to be renewed. */
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
