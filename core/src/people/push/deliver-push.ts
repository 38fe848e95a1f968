import { buildPushPayload } from '@block65/webcrypto-web-push'
import { eq } from 'drizzle-orm'
import { deliverDue, type DeliveryReport, DeliveryError } from '../../platform/deliveries/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import type { PushOrder } from './push-order.ts'
import { isPushService } from './push-services.ts'
import { pushTopic } from './push-topic.ts'

/** The city's key pair for push services (VAPID, RFC 8292), base64url. */
export interface PushSender {
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for push services: `mailto:` or `https:`. */
  readonly subject: string
  readonly fetch: (endpoint: string, request: RequestInit) => Promise<Response>
}

/** How long a push service keeps it for an offline browser. */
const ttlSeconds = 86_400
/** Characters of the text; a push service accepts 4 kB. */
const longest = 500

/**
 * With email's claims and retries. Deletes subscriptions that are gone (404 or 410); drops what
 * `isWanted` refuses.
 */
export const deliverPush = (
  context: Context,
  sender: PushSender,
  isWanted: (order: PushOrder) => Promise<boolean> = () => Promise.resolve(true),
): Promise<DeliveryReport> =>
  deliverDue<PushOrder>(context, {
    topic: pushTopic,
    keeps: [],
    send: async (order, id) => {
      if (await isWanted(order)) await sendPush(context, sender, order, id)
    },
  })

async function sendPush(
  { database }: Context,
  sender: PushSender,
  { subscriptionId, title, body, path }: PushOrder,
  id: string,
): Promise<void> {
  const isThis = eq(pushSubscriptions.id, subscriptionId)
  const [browser] = await database.read((builder) =>
    builder.select().from(pushSubscriptions).where(isThis),
  )
  // The person unsubscribed in the meantime.
  if (!browser || !isPushService(browser.endpoint)) return
  const { endpoint, auth, p256dh } = browser
  const message = {
    // A push sent again after a crash replaces the first by its `tag`.
    data: { tag: id, title, body: body.slice(0, longest), path },
    options: { ttl: ttlSeconds },
  }
  const subscriber = { endpoint, expirationTime: null, keys: { auth, p256dh } }
  const request = await buildPushPayload(message, subscriber, sender)
  const answer = await sender.fetch(endpoint, request)
  if (answer.status === 404 || answer.status === 410) {
    await database.write((builder) => [builder.delete(pushSubscriptions).where(isThis)])
    return
  }
  if (!answer.ok) throw new DeliveryError(failureBy(answer.status), answer.status)
}

function failureBy(status: number) {
  if (status === 401 || status === 403) return 'signed-out' as const
  if (status === 413 || status === 400) return 'content' as const
  return status >= 500 || status === 429 ? ('unreachable' as const) : ('other' as const)
}
