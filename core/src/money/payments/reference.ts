// Crockford's: no letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 20 characters, the provider's max for invoice numbers; 95 random bits. */
export function newReference(kind: 'P' | 'R'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(19))
  return kind + Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
}
