import { createHash } from 'node:crypto'
import { type FcmAccount, fcmToken, forgetFcmToken } from './fcm-token.ts'
import { type PushOutcome, refusedBy } from './push-outcome.ts'
import { fitted, type PushText, ttlSeconds } from './push-text.ts'

/** Firebase Cloud Messaging, HTTP v1: to Android, and through Apple's service to iPhones. */
export interface FcmPushing {
  readonly account: FcmAccount
  /** `https://fcm.googleapis.com` */
  readonly url: string
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
  /** Waits for its turn: a project may send so many a minute. */
  readonly turn: () => Promise<void>
}

export interface Device {
  /** FCM's registration token. */
  readonly token: string
}

/** Apple takes 64 bytes. */
const collapseIdOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
function messageOf({ token }: Device, text: PushText, now: Date) {
  const { title, body } = fitted(text)
  const ttl = ttlSeconds(text, now)
  const isHigh = text.urgency === 'high'
  const collapseId = collapseIdOf(text.tag)
  return {
    token,
    notification: { title, body },
    data: { path: text.path, tag: text.tag },
    android: {
      ttl: `${ttl}s`,
      priority: isHigh ? 'HIGH' : 'NORMAL',
      // Not `collapse_key`, of which a device holds four: the tag replaces what is shown.
      notification: { tag: collapseId },
    },
    apns: {
      headers: {
        'apns-collapse-id': collapseId,
        'apns-expiration': String(Math.floor(now.getTime() / 1000) + ttl),
        'apns-priority': isHigh ? '10' : '5',
      },
      payload: { aps: { sound: 'default' } },
    },
  }
}

/** @throws if FCM does not answer, a DeliveryError if Google gives no token. */
export async function pushToDevice(
  { account, url, fetch, turn }: FcmPushing,
  device: Device,
  text: PushText,
  now: Date,
): Promise<PushOutcome> {
  const token = await fcmToken(account, fetch, now)
  await turn()
  const answer = await fetch(`${url}/v1/projects/${account.project_id}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: messageOf(device, text, now) }),
  })
  if (answer.ok) {
    await answer.body?.cancel()
    return { kind: 'delivered' }
  }
  const codes = errorCodes(await answer.json().catch(() => null))
  if (isGone(answer.status, codes)) return { kind: 'gone' }
  if (answer.status === 401) forgetFcmToken(account)
  return refusedBy(answer, now)
}

/** `error.details[].errorCode` of Google's answer. */
function errorCodes(answer: unknown): readonly string[] {
  // Google’s shape; all of it is optional.
  const { error } = (answer ?? {}) as { error?: { details?: readonly { errorCode?: string }[] } }
  return (error?.details ?? []).flatMap(({ errorCode }) => errorCode ?? [])
}

/** The app was removed, or the token is of another project's app. */
const isGone = (status: number, codes: readonly string[]): boolean =>
  (status === 404 && codes.includes('UNREGISTERED')) || codes.includes('SENDER_ID_MISMATCH')
