import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { DeliveryFailure } from '../../platform/deliveries/rules.ts'
import { isPushService } from './push-services.ts'
import { retryAtOf } from './retry-after.ts'

/** The city's key pair for push services (VAPID, RFC 8292), base64url. */
export interface PushSender {
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for push services: `mailto:` or `https:`. */
  readonly subject: string
  readonly fetch: (endpoint: string, request: RequestInit) => Promise<Response>
}

/** A subscription of the Push API; keys are base64url. */
export interface PushBrowser {
  readonly endpoint: string
  readonly auth: string
  readonly p256dh: string
}

export interface PushText {
  /** A push with the same tag replaces an earlier one, also one that was sent twice after a crash. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Of a page of the app. */
  readonly path: string
}

export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** The browser unsubscribed (404 or 410), or its address is of no known service. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused'
      readonly failure: DeliveryFailure
      readonly status: number
      /** When the service asks for the next try; null: it does not say. */
      readonly retryAt: Date | null
    }

/** How long a push service keeps it for an offline browser. */
const ttlSeconds = 86_400
/** Characters of the text; a push service accepts 4 kB. */
const longest = 500

/** One push to one browser. @throws if the service does not answer. */
export async function pushTo(
  sender: PushSender,
  { endpoint, auth, p256dh }: PushBrowser,
  { tag, title, body, path }: PushText,
  now: Date,
): Promise<PushOutcome> {
  if (!isPushService(endpoint)) return { kind: 'gone' }
  const message = {
    data: { tag, title, body: body.slice(0, longest), path },
    options: { ttl: ttlSeconds },
  }
  const subscriber = { endpoint, expirationTime: null, keys: { auth, p256dh } }
  const answer = await sender.fetch(endpoint, await buildPushPayload(message, subscriber, sender))
  const { status, headers, ok } = answer
  // Its connection is free again only when the answer is read or dropped.
  await answer.body?.cancel()
  if (ok) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const retryAt = retryAtOf(headers.get('retry-after'), now)
  return { kind: 'refused', failure: failureBy(status), status, retryAt }
}

function failureBy(status: number): DeliveryFailure {
  if (status === 401 || status === 403) return 'signed-out'
  if (status === 413 || status === 400) return 'content'
  return status >= 500 || status === 429 ? 'unreachable' : 'other'
}
