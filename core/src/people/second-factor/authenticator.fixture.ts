import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, RelyingParty, ShownPasskey } from './passkeys.ts'

const bytes = (...numbers: number[]) => Buffer.from(numbers)

/** CBOR (RFC 8949) of what an authenticator sends. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return bytes((major << 5) | length)
  if (length < 256) return bytes((major << 5) | 24, length)
  return bytes((major << 5) | 25, length >> 8, length & 255)
}
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborBytes = (data: Buffer) => Buffer.concat([cborHead(2, data.length), data])
const cborNumber = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborMap = (...pairs: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 }

interface Ceremony {
  readonly challenge: string
  readonly origin?: string
  /** The person proved that it is them, not only that someone is there. */
  readonly isVerified?: boolean
  readonly rpId?: string
}

/** A passkey in software that is synced, so that its counter stays 0. */
export function newAuthenticator(party: RelyingParty) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')

  const clientData = (type: string, { challenge, origin = party.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ isVerified = true, rpId = party.id }: Ceremony, attested?: Buffer) {
    const flag =
      flags.present |
      (isVerified ? flags.verified : 0) |
      flags.backupEligible |
      flags.backedUp |
      (attested ? flags.attested : 0)
    const hash = createHash('sha256').update(rpId).digest()
    return Buffer.concat([hash, bytes(flag, 0, 0, 0, 0), ...(attested ? [attested] : [])])
  }

  /** ES256 (RFC 9053). */
  const coseKey = cborMap(
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
  )

  return {
    id,
    create(ceremony: Ceremony): NewPasskey {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        bytes(0, credentialId.length),
        credentialId,
        coseKey,
      ])
      const attestationObject = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(authenticatorData(ceremony, attested))],
      )
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get(ceremony: Ceremony): ShownPasskey {
      const data = authenticatorData(ceremony)
      const client = clientData('webauthn.get', ceremony)
      const hash = createHash('sha256').update(client).digest()
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
