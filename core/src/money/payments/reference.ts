// Crockford's: without letters that are taken for digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference of a payment (`P`) or a refund (`R`): 20 characters, the size of the provider's
 * invoice number, 95 bits of them random.
 */
export function newReference(kind: 'P' | 'R'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(19))
  return kind + Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
}
