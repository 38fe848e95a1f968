import { authSecret, type Bindings, log } from '@portal/bff-pipeline'
import type { Context } from '@portal/core/kernel'
import { secretBox } from '@portal/core/second-factor'
import type { Job } from './job.ts'

/** One message of the queue: an endpoint whose lane was started. */
export interface QueuedLane {
  readonly endpointId: string
}

/** The queue takes so many messages in one call. */
const batchSize = 100

// Imported late: no request waits for it.
const load = () => import('@portal/core/webhooks')

/** Seals the secrets by which events are signed. */
export const endpointPorts = ({ ENVIRONMENT }: Bindings, secret: string) => ({
  box: secretBox(secret, 'webhooks'),
  isLocal: ENVIRONMENT !== 'production',
})

/**
 * Every minute, and at once after a change: a lane for each endpoint with something due, in an
 * invocation of its own. A receiver that does not answer holds up its own events alone.
 */
export const webhooks: Job = async (context, env) => {
  const { startLanes } = await load()
  const lanes = await startLanes(context)
  if (lanes.length === 0) return
  const { WEBHOOKS: queue } = env
  if (!queue) {
    await Promise.all(lanes.map((endpointId) => sendQueuedLane(context, env, { endpointId })))
    return
  }
  for (let from = 0; from < lanes.length; from += batchSize) {
    const batch = lanes
      .slice(from, from + batchSize)
      .map((endpointId) => ({ body: { endpointId } }))
    // oxlint-disable-next-line no-await-in-loop -- calls in order, so that the first lane starts first
    await queue.sendBatch(batch)
  }
}

export async function sendQueuedLane(
  context: Context,
  env: Bindings,
  { endpointId }: QueuedLane,
): Promise<void> {
  const { sendLane } = await load()
  const sending = {
    ...endpointPorts(env, authSecret(env)),
    // The platform's fetch fails when called as a method.
    fetch: (address: string, init: RequestInit) => fetch(address, init),
    pause: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
  }
  const { isMore, ...report } = await sendLane(context, sending, endpointId)
  const { requestId } = context
  if (report.delivered + report.failed > 0)
    log(report.failed > 0 ? 'warn' : 'info', 'events sent', { requestId, ...report })
  // More than one invocation can send.
  if (isMore) await webhooks(context, env, [])
}
