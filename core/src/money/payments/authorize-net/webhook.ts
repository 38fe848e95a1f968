import { textAt } from './wire.ts'

/** No proof of an amount: the transaction is looked up. */
export interface WebhookEvent {
  readonly notificationId: string
  readonly eventType: string
  /** Empty if it is not about a transaction. */
  readonly transactionId: string
}

const bytesOfHex = (hex: string) =>
  new Uint8Array((hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)))

/** Null unless signed: `X-ANET-Signature: sha512=` and the hexadecimal HMAC-SHA512 of the body. */
export async function readWebhook(
  body: string,
  signature: string | undefined,
  signatureKey: string,
): Promise<WebhookEvent | null> {
  const [, hex] = /^sha512=([\da-f]{128})$/i.exec(signature ?? '') ?? []
  if (!hex) return null
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfHex(signatureKey),
    { name: 'HMAC', hash: 'SHA-512' },
    false,
    ['verify'],
  )
  // Compares in constant time.
  const isTrue = await crypto.subtle.verify(
    'HMAC',
    key,
    bytesOfHex(hex),
    new TextEncoder().encode(body),
  )
  if (!isTrue) return null
  const parsed: unknown = JSON.parse(body)
  const isTransaction = textAt(parsed, 'payload', 'entityName') === 'transaction'
  return {
    notificationId: textAt(parsed, 'notificationId'),
    eventType: textAt(parsed, 'eventType'),
    transactionId: isTransaction ? textAt(parsed, 'payload', 'id') : '',
  }
}
