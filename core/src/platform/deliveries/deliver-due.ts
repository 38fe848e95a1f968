import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { failedDelivery } from './failed-delivery.ts'
import { outbox } from './outbox.sql.ts'

export interface DeliveryReport {
  readonly delivered: number
  /** To be retried. */
  readonly failed: number
  /** Given up: listed for staff. */
  readonly dead: number
}

/** How messages of one outbox topic are delivered. */
export interface Carrier<Payload> {
  readonly topic: string
  /** Payload keys to keep after delivery: nothing that shows the recipient or the text. */
  readonly keeps: readonly string[]
  /** `id` is the same on every try. @throws if it fails; a DeliveryError if the reason is known. */
  readonly send: (payload: Payload, id: string) => Promise<void>
}

const batchSize = 20
/** The next minute's run continues. */
const batchesPerRun = 10
/** After this, deliveries claimed by a worker that died are free again. */
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
 * Each once: claimed before it is sent, so concurrent runs share the work; its content leaves the
 * outbox on delivery.
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
  const keptFields = keeps.map((key) => sql`${key}::text, payload -> ${key}::text`)
  try {
    await send(payload, id)
    return {
      outcome: 'delivered',
      statement: sql`update ${outbox} set status = 'delivered', delivered_at = ${now.toISOString()},
        last_error = null, last_failure = null,
        payload = jsonb_build_object(${sql.join(keptFields, sql`, `)}) where id = ${id}`,
    }
  } catch (error) {
    return failedDelivery({ id, attempts }, error, now)
  }
}
