import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A service account of the emulator, as Google's key file has it; its key is made once per folder. */
export function fcmAccount(directory: string, fcmUrl: string): string {
  const file = join(directory, 'fcm-key.pem')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return JSON.stringify({
    project_id: 'demo-city',
    client_email: 'push@demo-city.example',
    private_key: readFileSync(file, 'utf8'),
    token_uri: `${fcmUrl}/token`,
  })
}
