import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Keys {
  readonly SAML_PRIVATE_KEY: string
  readonly SAML_CERTIFICATE: string
}

/** Made once per folder. */
export async function samlKeys(directory: string): Promise<Keys> {
  const file = join(directory, 'saml-keys.json')
  // Written below.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'portal' }], {
    keySize: 2048,
    notAfterDate: new Date(Date.now() + 10 * 365 * 86_400_000),
  })
  const keys: Keys = { SAML_PRIVATE_KEY: key, SAML_CERTIFICATE: cert }
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
