import { type Bindings, log } from '@portal/bff-pipeline'
import type { BroadcastShard } from '@portal/core/broadcasts'
import type { Context } from '@portal/core/kernel'
import type { Job } from './job.ts'
import { fcmPerMinute, pushSender } from './push-sender.ts'

/** One message of the queue. */
export type QueuedShard = BroadcastShard

/** The queue takes so many messages in one call. */
const batchSize = 100

// Imported late: no request waits for it.
const load = () => import('@portal/core/broadcasts')

/** Every minute: cuts due broadcasts into parts, and queues what no worker is at. */
export const broadcasts: Job = async (context, env) => {
  const { startBroadcasts } = await load()
  const shards = await startBroadcasts(context)
  if (shards.length === 0) return
  log('info', 'broadcast queued', { requestId: context.requestId, parts: shards.length })
  const { BROADCASTS: queue } = env
  // Without a queue, one part is sent a minute.
  const [first] = shards
  if (!queue) return first && sendQueuedShard(context, env, first)
  for (let from = 0; from < shards.length; from += batchSize) {
    const batch = shards.slice(from, from + batchSize).map((body) => ({ body }))
    // oxlint-disable-next-line no-await-in-loop -- calls in order, so that the first part starts first
    await queue.sendBatch(batch)
  }
}

/** The part itself is claimed, so that a surplus message does nothing. */
export async function sendQueuedShard(
  context: Context,
  env: Bindings,
  shard: QueuedShard,
): Promise<void> {
  const sender = pushSender(context, env, fcmPerMinute.ofBroadcastPart)
  const [{ sendShard }, { openPush }] = await Promise.all([
    load(),
    import('@portal/core/push/deliver'),
  ])
  const report = await sendShard(context, sender && openPush(sender, context.clock), shard)
  if (report)
    log('info', 'broadcast part sent', { requestId: context.requestId, ...shard, ...report })
}
