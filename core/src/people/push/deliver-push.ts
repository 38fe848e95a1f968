import { eq } from 'drizzle-orm'
import { deliverDue, type DeliveryReport, DeliveryError } from '../../platform/deliveries/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import type { PushOrder } from './push-order.ts'
import { type PushSender, pushTo } from './push-to.ts'
import { pushTopic } from './push-topic.ts'

export { type PushSender, pushTo } from './push-to.ts'

/**
 * With email's claims and retries, and not before the push service asks for it. Deletes subscriptions
 * that are gone; drops what `isWanted` refuses.
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
  { clock, database }: Context,
  sender: PushSender,
  { subscriptionId, title, body, path, tag }: PushOrder,
  id: string,
): Promise<void> {
  const isThis = eq(pushSubscriptions.id, subscriptionId)
  const [browser] = await database.read((builder) =>
    builder.select().from(pushSubscriptions).where(isThis),
  )
  // The person unsubscribed in the meantime.
  if (!browser) return
  const text = { tag: tag ?? id, title, body, path }
  const outcome = await pushTo(sender, browser, text, clock.now())
  if (outcome.kind === 'gone') {
    await database.write((builder) => [builder.delete(pushSubscriptions).where(isThis)])
  } else if (outcome.kind === 'refused')
    throw new DeliveryError(outcome.failure, outcome.status, outcome.retryAt)
}
