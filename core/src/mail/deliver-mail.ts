import { type SQL, sql } from 'drizzle-orm'
import { failedDelivery } from '../database/failed-delivery.ts'
import { outbox } from '../database/outbox.sql.ts'
import type { Context } from '../kernel/context.ts'
import { type ComposedMail, composeMail, type Letterhead } from './compose-mail.ts'
import { type MailOrder, mailTopic } from './queue-mail.ts'

/** Port: hands mails to whoever carries them. */
export interface MailTransport {
  /**
   * Sends one mail; `messageId` is the same whenever this mail is tried again.
   * @throws when it was not taken; a DeliveryError where it is known why.
   */
  send(mail: ComposedMail, messageId: string): Promise<void>
}

/** What a delivery did. */
export interface DeliveryReport {
  readonly delivered: number
  /** Not taken; tried again later. */
  readonly failed: number
  /** Not taken for the last time: staff can look at them. */
  readonly dead: number
}

const batchSize = 20
/** A run ends here even when there is more; the next minute goes on. */
const batchesPerRun = 10
/** A worker that died in the middle of sending gave its mails back after so long. */
const leaseMinutes = 5

interface Claimed extends Record<string, unknown> {
  readonly id: string
  readonly payload: MailOrder
  readonly attempts: number
}

const claim = (now: string): SQL => sql`
  update ${outbox} set attempts = attempts + 1,
    next_attempt_at = ${now}::timestamptz + make_interval(mins => ${leaseMinutes})
  where id in (
    select id from ${outbox}
    where topic = ${mailTopic} and status = 'pending' and next_attempt_at <= ${now}
    order by next_attempt_at limit ${batchSize} for update skip locked)
  returning id, payload, attempts`

/**
 * Sends the mails that are due, each to be delivered once: a mail is claimed before it is sent, so
 * that two runs at the same time share the work, and its codes and names leave the outbox with it.
 */
export async function deliverMail(
  context: Context,
  transport: MailTransport,
  letterhead: Letterhead,
): Promise<DeliveryReport> {
  const report = { delivered: 0, failed: 0, dead: 0 }
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const now = context.clock.now().toISOString()
    // Batches follow each other: how many are due is known only when the last was claimed.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const [{ rows }] = await context.database.write((builder) => [
      builder.execute<Claimed>(claim(now)),
    ])
    const [first, ...rest] = rows
    if (!first) break
    // oxlint-disable-next-line no-await-in-loop -- see above
    const outcomes = await Promise.all(
      [first, ...rest].map((mail) => sendOne(context, transport, letterhead, mail)),
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

async function sendOne(
  { clock }: Context,
  transport: MailTransport,
  letterhead: Letterhead,
  { id, payload, attempts }: Claimed,
): Promise<{ outcome: keyof DeliveryReport; statement: SQL }> {
  const now = clock.now()
  // Whom it went to and what it said is nobody's to read later.
  const forgotten = sql`jsonb_build_object('kind', payload -> 'kind', 'language', payload -> 'language')`
  try {
    await transport.send(composeMail(payload, letterhead), id)
    return {
      outcome: 'delivered',
      statement: sql`update ${outbox} set status = 'delivered', delivered_at = ${now.toISOString()},
        last_error = null, last_failure = null, payload = ${forgotten} where id = ${id}`,
    }
  } catch (error) {
    return failedDelivery({ id, attempts }, error, now)
  }
}
