import { createHash } from 'node:crypto'
import { type BrowserKeys, encryptPush, mostPushBytes } from './encrypt-push.ts'
import { type PushOutcome, refusedBy, tooLong } from './push-outcome.ts'
import { isPushService } from './push-services.ts'
import { fitted, type PushText, ttlSeconds } from './push-text.ts'
import { vapidHeader, type WebPushKeys } from './vapid-header.ts'

export interface Browser extends BrowserKeys {
  readonly endpoint: string
}

export interface WebPushing {
  readonly keys: WebPushKeys
  /** Of the app that the browser is subscribed to; empty: its links stay relative. */
  readonly origin: string
  readonly fetch: (endpoint: string, request: RequestInit) => Promise<Response>
}

/** 32 characters at most, base64url (RFC 8030, 5.4). */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/**
 * Declarative Web Push (WebKit, Push API): Safari shows it without a script. Other browsers give it to
 * our service worker (web-resident/worker/pushes.ts), which reads the same.
 */
const messageOf = (text: PushText, origin: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { ...fitted(text), navigate: origin + text.path, tag: text.tag },
  })

/** @throws if the service does not answer. */
export async function pushToBrowser(
  { keys, origin, fetch }: WebPushing,
  browser: Browser,
  text: PushText,
  now: Date,
): Promise<PushOutcome> {
  const { endpoint } = browser
  if (!isPushService(endpoint)) return { kind: 'gone' }
  const message = messageOf(text, origin)
  if (Buffer.byteLength(message) > mostPushBytes) return tooLong
  const body = encryptPush(browser, message)
  // Keys of no browser.
  if (!body) return { kind: 'gone' }
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapidHeader(keys, endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      topic: topicOf(text.tag),
      ttl: String(ttlSeconds(text, now)),
      urgency: text.urgency ?? 'normal',
    },
    body: new Uint8Array(body),
  })
  // Its connection is free again only when the answer is read or dropped.
  await answer.body?.cancel()
  if (answer.ok) return { kind: 'delivered' }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  return refusedBy(answer, now)
}
