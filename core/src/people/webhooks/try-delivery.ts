import type { Clock } from '../../platform/kernel/clock.ts'
import { retryAfterAt } from '../../platform/kernel/retry-after.ts'
import type { SecretBox } from '../second-factor/index.ts'
import { isReceiverAddress, type TryFailure, webhookLimits } from './rules.ts'
import { secretOf, signedHeaders } from './sign.ts'

/** A delivery that a worker has claimed. */
export interface ClaimedDelivery {
  readonly id: string
  readonly eventId: string
  readonly endpointId: string
  readonly address: string
  readonly body: string
  /** With this try. */
  readonly attempts: number
  readonly secret: string
  /** Null unless it still signs. */
  readonly oldSecret: string | null
}

/** How a worker reaches receivers. */
export interface Sending {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly box: SecretBox
  /** Receivers may be on this machine. */
  readonly isLocal: boolean
  readonly timeoutMs?: number
}

export interface Tried {
  /** Null without an answer. */
  readonly status: number | null
  readonly failure: TryFailure | null
  readonly ms: number
  /** Seconds that the receiver asks to wait. */
  readonly askedSeconds: number | null
}

function failureOf(status: number): TryFailure | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  if (status === 429 || status === 503) return 'busy'
  return status >= 300 && status < 400 ? 'redirect' : 'refused'
}

/** Of `Retry-After`; at most a day counts. */
export function askedSeconds(header: string | null, now: Date): number | null {
  const at = retryAfterAt(header, now)
  return at === null ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

/** Reads up to the limit, and nothing of it is kept: some servers fail if a client reads no answer. */
async function drop(body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  for (let size = 0; size < webhookLimits.answerBytes;) {
    // oxlint-disable-next-line no-await-in-loop -- the pieces of a stream follow each other
    const { done, value } = await reader.read()
    if (done) return
    size += value.length
  }
  await reader.cancel()
}

/** The new secret first. */
async function openSecrets(box: SecretBox, claimed: ClaimedDelivery): Promise<readonly string[]> {
  const { secret, oldSecret, endpointId } = claimed
  const sealed = oldSecret === null ? [secret] : [secret, oldSecret]
  const opened = await Promise.all(sealed.map((one) => box.open(one, secretOf(endpointId))))
  return opened.filter((one) => one !== null)
}

/** One try: never throws, since each outcome is one of the receiver's. */
export async function tryDelivery(
  clock: Clock,
  { fetch: send, box, isLocal, timeoutMs = webhookLimits.timeoutMs }: Sending,
  claimed: ClaimedDelivery,
): Promise<Tried> {
  const startedAt = performance.now()
  const ended = (
    status: number | null,
    failure: TryFailure | null,
    asked: number | null = null,
  ): Tried => ({
    status,
    failure,
    askedSeconds: asked,
    ms: Math.round(performance.now() - startedAt),
  })
  const { address, body, eventId } = claimed
  if (!isReceiverAddress(address, isLocal)) return ended(null, 'inside')
  const secrets = await openSecrets(box, claimed)
  if (secrets.length === 0) return ended(null, 'unsigned')
  const now = clock.now()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await send(address, {
      method: 'POST',
      // Another address was not checked, and a receiver that moved is for staff to change.
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'CityPortal-Webhooks',
        ...signedHeaders({ id: eventId, sentAt: now, body }, secrets),
      },
      body,
    })
    // Its status has arrived: that the rest breaks off changes nothing.
    await drop(answer.body).catch(() => undefined)
    const asked = askedSeconds(answer.headers.get('retry-after'), now)
    return ended(answer.status, failureOf(answer.status), asked)
  } catch {
    // Fetch tells only a timeout apart: names, certificates and lost connections are one to us.
    return ended(null, signal.aborted ? 'timeout' : 'unreachable')
  }
}
