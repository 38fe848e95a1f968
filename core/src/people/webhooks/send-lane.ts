import type { Context } from '../../platform/kernel/context.ts'
import {
  claimDeliveries,
  leaveLane,
  markTried,
  nextDue,
  type TriedDelivery,
} from './lane-statements.ts'
import { type ClaimedDelivery, type Sending, tryDelivery } from './try-delivery.ts'

/** A worker has six connections at a time (Cloudflare's limit), of which one is the database's. */
const width = 5
/** Then the lane goes on in an invocation of its own. */
const runMs = 50_000
/** Another worker may hold what is due: it is not asked for all the time. */
const shortestPauseMs = 1000

export interface LaneSending extends Sending {
  /** Until a retry that is due soon. */
  readonly pause: (ms: number) => Promise<void>
}

export interface LaneReport {
  readonly endpointId: string
  readonly delivered: number
  /** Tried again later, or given up. */
  readonly failed: number
  /** More is due: start the lanes again at once. */
  readonly isMore: boolean
}

type Row = ClaimedDelivery & Record<string, unknown>

/** Side by side, so that each has its full time to answer. */
async function tryAll(
  context: Context,
  sending: Sending,
  batch: readonly ClaimedDelivery[],
): Promise<readonly TriedDelivery[]> {
  const done: TriedDelivery[] = []
  const waiting = batch.values()
  const sender = async () => {
    for (const claimed of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- five such loops share the batch
      done.push({ claimed, tried: await tryDelivery(context.clock, sending, claimed) })
    }
  }
  await Promise.all(Array.from({ length: width }, sender))
  return done
}

/**
 * Sends what is due at one endpoint, waits for retries within its time, and leaves the lane. A batch is
 * marked in the round trip that claims the next one. What a worker that died had claimed is sent again
 * after two minutes, under the same `webhook-id`.
 */
export async function sendLane(
  context: Context,
  sending: LaneSending,
  endpointId: string,
): Promise<LaneReport> {
  const { clock, database } = context
  const end = clock.now().getTime() + runMs
  let [delivered, failed] = [0, 0]
  let batch: readonly TriedDelivery[] = []
  for (;;) {
    const now = clock.now()
    const done = batch
    const isLast = now.getTime() >= end
    // Batches follow each other: how many are due is known only when the last was claimed.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { claimed, next } = await database.write((builder) => ({
      marked: done.length > 0 ? [builder.execute(markTried(endpointId, done, now))] : [],
      claimed: isLast ? [] : [builder.execute<Row>(claimDeliveries(endpointId, now))],
      next: builder.execute<{ dueMs: number }>(nextDue(endpointId)),
    }))
    const rows = claimed[0]?.rows ?? []
    // oxlint-disable-next-line no-await-in-loop -- see above
    batch = await tryAll(context, sending, rows)
    delivered += batch.filter(({ tried }) => tried.failure === null).length
    failed += batch.filter(({ tried }) => tried.failure !== null).length
    if (rows.length > 0) continue
    const due = next.rows[0]?.dueMs ?? Number.POSITIVE_INFINITY
    if (isLast || due >= end) {
      // oxlint-disable-next-line no-await-in-loop -- the last statement of the loop
      await database.write((builder) => [builder.execute(leaveLane(endpointId))])
      return { endpointId, delivered, failed, isMore: due <= clock.now().getTime() }
    }
    // oxlint-disable-next-line no-await-in-loop -- the retry is due only then
    await sending.pause(Math.max(shortestPauseMs, due - clock.now().getTime()))
  }
}
