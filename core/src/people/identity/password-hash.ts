import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt parameters for 16 MB of memory; a worker has 128 MB for all its requests. */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const
const keyLength = 32
const saltLength = 16

interface Parameters {
  readonly N: number
  readonly r: number
  readonly p: number
}

const derive = (password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Keyboards compose accented characters differently (RFC 8265).
    scrypt(password.normalize('NFC'), salt, keyLength, { ...parameters }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

const written = (salt: Buffer, key: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')

/** scrypt; the text carries its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  return written(salt, await derive(password, salt, cost))
}

/** Matches no password, at the cost of any other hash. */
export const unmatchableHash = written(Buffer.alloc(saltLength), Buffer.alloc(keyLength))

/** Takes as long for either answer. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters)
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}
