/** Encrypts what the database must not show. */
export interface SecretBox {
  /** `bound` names the row: a text moved to another row does not open. */
  seal(text: string, bound: string): Promise<string>
  /** Null if it was sealed with another key or for another row. */
  open(sealed: string, bound: string): Promise<string | null>
}

const encode = (text: string) => new TextEncoder().encode(text)

const nonceBytes = 12

/** AES-256-GCM with a key of its own for each purpose, derived from the workers' secret (HKDF, RFC 5869). */
export function secretBox(secret: string, purpose = 'second-factor'): SecretBox {
  const key = crypto.subtle
    .importKey('raw', encode(secret), 'HKDF', false, ['deriveKey'])
    .then((base) =>
      crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(purpose) },
        base,
        { name: 'AES-GCM', length: 256 },
        false,
        ['encrypt', 'decrypt'],
      ),
    )
  return {
    async seal(text, bound) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const cipher = { name: 'AES-GCM', iv, additionalData: encode(bound) }
      const sealed = await crypto.subtle.encrypt(cipher, await key, encode(text))
      return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
    },
    async open(sealed, bound) {
      const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
      const iv = bytes.slice(0, nonceBytes)
      const cipher = { name: 'AES-GCM', iv, additionalData: encode(bound) }
      const opened = await crypto.subtle
        .decrypt(cipher, await key, bytes.slice(nonceBytes))
        // The only error is that it does not open.
        .catch(() => null)
      return opened && new TextDecoder().decode(opened)
    },
  }
}
