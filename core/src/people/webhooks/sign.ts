import { createHmac } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** Shown once; stored encrypted (SecretBox), since each delivery needs it. */
export const makeWebhookSecret = (): string =>
  prefix + Buffer.from(crypto.getRandomValues(new Uint8Array(secretBytes))).toString('base64')

/** What a secret is sealed for. */
export const secretOf = (endpointId: string): string => `webhook-endpoint/${endpointId}`

interface Signed {
  /** The event's, the same for each try and each replay. */
  readonly id: string
  readonly sentAt: Date
  readonly body: string
}

/**
 * Headers of the Standard Webhooks specification: `v1`, an HMAC-SHA256 of id, time and body. After a
 * rotation both secrets sign, so that a receiver can change over without a gap.
 */
export function signedHeaders({ id, sentAt, body }: Signed, secrets: readonly string[]) {
  const timestamp = Math.floor(sentAt.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${mac.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
