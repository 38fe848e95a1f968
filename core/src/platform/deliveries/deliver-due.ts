import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { failedDelivery } from './failed-delivery.ts'
import { outbox } from './outbox.sql.ts'

/** What a delivery did. */
export interface DeliveryReport {
  readonly delivered: number
  /** Not taken; tried again later. */
  readonly failed: number
  /** Not taken for the last time: staff can look at them. */
  readonly dead: number
}

/** How the outbox's messages of a topic are delivered. */
export interface Carrier<Payload> {
  readonly topic: string
  /** Keys of the payload to keep after delivery: nothing that shows its recipient or text. */
  readonly keeps: readonly string[]
  /**
   * Delivers one; `id` is the same whenever it is tried again.
   * @throws when it was not taken; a DeliveryError where it is known why.
   */
  readonly send: (payload: Payload, id: string) => Promise<void>
}

const batchSize = 20
/** A run ends here even if there is more; the next minute's run continues. */
const batchesPerRun = 10
/** A worker that died in the middle of sending gave its deliveries back after so long. */
const leaseMinutes = 5

interface Claimed<Payload> extends Record<string, unknown> {
  readonly id: string
  readonly payload: Payload
  readonly attempts: number
}

const claim = (topic: string, now: string): SQL => sql`
  update ${outbox} set attempts = attempts + 1,
    next_attempt_at = ${now}::timestamptz + make_interval(mins => ${leaseMinutes})
  where id in (
    select id from ${outbox}
    where topic = ${topic} and status = 'pending' and next_attempt_at <= ${now}
    order by next_attempt_at limit ${batchSize} for update skip locked)
  returning id, payload, attempts`

/**
 * Delivers what is due of a topic, each to be delivered once: it is claimed before it is sent, so that two
 * runs at the same time share the work, and what it said leaves the outbox with it.
 */
export async function deliverDue<Payload>(
  context: Context,
  carrier: Carrier<Payload>,
): Promise<DeliveryReport> {
  const report = { delivered: 0, failed: 0, dead: 0 }
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const now = context.clock.now().toISOString()
    // Batches follow each other: how many are due is known only when the last was claimed.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { claimed } = await context.database.write((builder) => ({
      claimed: builder.execute<Claimed<Payload>>(claim(carrier.topic, now)),
    }))
    const { rows } = claimed
    const [first, ...rest] = rows
    if (!first) break
    // oxlint-disable-next-line no-await-in-loop -- see above
    const outcomes = await Promise.all(
      [first, ...rest].map((one) => deliverOne(context, carrier, one)),
    )
    const [mark, ...marks] = outcomes.map(({ statement }) => statement)
    if (!mark) break
    // oxlint-disable-next-line no-await-in-loop -- see above
    await context.database.write((builder) => [
      builder.execute(mark),
      ...marks.map((statement) => builder.execute(statement)),
    ])
    for (const { outcome } of outcomes) report[outcome] += 1
    if (rows.length < batchSize) break
  }
  return report
}

async function deliverOne<Payload>(
  { clock }: Context,
  { send, keeps }: Carrier<Payload>,
  { id, payload, attempts }: Claimed<Payload>,
): Promise<{ outcome: keyof DeliveryReport; statement: SQL }> {
  const now = clock.now()
  const kept = keeps.map((key) => sql`${key}::text, payload -> ${key}::text`)
  try {
    await send(payload, id)
    return {
      outcome: 'delivered',
      statement: sql`update ${outbox} set status = 'delivered', delivered_at = ${now.toISOString()},
        last_error = null, last_failure = null,
        payload = jsonb_build_object(${sql.join(kept, sql`, `)}) where id = ${id}`,
    }
  } catch (error) {
    return failedDelivery({ id, attempts }, error, now)
  }
}
