import { eq } from 'drizzle-orm'
import {
  deliverDue,
  DeliveryError,
  type DeliveryReport,
  type ReaderChoice,
} from '../../platform/deliveries/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import type { PushOrder } from './push-order.ts'
import { openPush, type Push, type PushSender } from './push-to.ts'
import { pushTopic } from './push-topic.ts'

export type { FcmAccount } from './fcm-token.ts'
export { openPush, type PushSender } from './push-to.ts'

interface Wishes {
  /** What readers turned off is held (people/profiles). */
  readonly choice?: ReaderChoice
  /** Drops what it refuses: pushes to staff who lost their role. */
  readonly isWanted?: (order: PushOrder) => Promise<boolean>
}

/**
 * With email's claims and retries, and not before the push service asks for it. Deletes subscriptions
 * that are gone.
 */
export function deliverPush(
  context: Context,
  sender: PushSender,
  { choice, isWanted = () => Promise.resolve(true) }: Wishes = {},
): Promise<DeliveryReport> {
  const push = openPush(sender, context.clock)
  return deliverDue<PushOrder>(context, {
    topic: pushTopic,
    keeps: ['kind'],
    choice,
    send: async (order, id) => {
      if (await isWanted(order)) await sendPush(context, push, order, id)
    },
  })
}

async function sendPush(
  { database }: Context,
  push: Push,
  { subscriptionId, tag, until, ...text }: PushOrder,
  id: string,
): Promise<void> {
  const isThis = eq(pushSubscriptions.id, subscriptionId)
  const [target] = await database.read((builder) =>
    builder.select().from(pushSubscriptions).where(isThis),
  )
  // The person unsubscribed in the meantime.
  if (!target) return
  const end = until === undefined ? {} : { until: new Date(until) }
  const outcome = await push(target, { ...text, ...end, tag: tag ?? id }).catch(unreachable)
  if (outcome.kind === 'gone') {
    await database.write((builder) => [builder.delete(pushSubscriptions).where(isThis)])
  } else if (outcome.kind === 'refused')
    throw new DeliveryError(outcome.failure, outcome.status, outcome.retryAt)
}

function unreachable(error: unknown): never {
  throw error instanceof DeliveryError ? error : new DeliveryError('unreachable', error)
}
