// Crockford's: without letters that are taken for digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference of a payment (`P`) or of money given back (`R`): 20 characters, which is what the
 * provider's invoice number holds, 95 bits of them random.
 */
export function newReference(kind: 'P' | 'R'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(19))
  return kind + Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
}
