import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { failedDelivery } from './failed-delivery.ts'
import { outbox } from './outbox.sql.ts'
import { priorities } from './outbox.ts'
import type { DeliveryFailure } from './rules.ts'

export interface DeliveryReport {
  readonly delivered: number
  /** To be retried. */
  readonly failed: number
  /** Given up: listed for staff. */
  readonly dead: number
  /** Not sent, as the reader chose, or since their address takes none. */
  readonly held: number
}

/**
 * SQL on a claimed row `c` (its `topic`, `payload` and `recipient`), of at most one row: the reader's
 * `setting` that stops it, the `reader` for a link that does, `is_stopped`, and `quiet_until`. No row: it
 * is always sent.
 */
export type ReaderChoice = SQL

/** Whose choice stops messages of this kind; null: no one's, it is always sent. */
export interface Stoppable {
  /** The id of an account, or the hash of an address without one. */
  readonly reader: string
  readonly setting: string
}

/** How messages of one outbox topic are delivered. */
export interface Carrier<Payload> {
  readonly topic: string
  /** Payload keys to keep after delivery: nothing that shows the recipient or the text. */
  readonly keeps: readonly string[]
  readonly choice?: ReaderChoice | undefined
  /** SQL on a claimed row `c`: it is held, since its address no longer takes it. */
  readonly isReturned?: SQL
  /** `id` is the same on every try. @throws if it fails; a DeliveryError if the reason is known. */
  readonly send: (payload: Payload, id: string, stoppable: Stoppable | null) => Promise<void>
}

/**
 * In flight at the same time, and the most that a worker that dies sends again, under the same ids.
 * With a mail server that lets every one time out they end within the lease.
 */
const batchSize = 50
/** The next minute's run continues. */
const runMs = 50_000
/** After this, deliveries claimed by a worker that died are free again. */
const leaseMinutes = 5

interface Claimed<Payload> extends Record<string, unknown> {
  readonly id: string
  readonly payload: Payload
  readonly attempts: number
  readonly is_useless: boolean
  readonly reader: string | null
  readonly setting: string | null
  readonly is_held: boolean
  readonly is_returned: boolean
  readonly is_quiet: boolean
}

/** Of what its address no longer takes. */
const returned: DeliveryFailure = 'recipient'

type Waits = Pick<Carrier<never>, 'topic' | 'choice' | 'isReturned'>

const everyoneTakes: ReaderChoice = sql`
  select null::text as setting, null::text as reader, false as is_stopped, null::timestamptz as quiet_until`

/**
 * The most urgent first. What its reader has turned off is held, and what comes in their quiet hours
 * waits for the end of them; useless by then, it is held.
 */
const claim = (
  { topic, choice = everyoneTakes, isReturned = sql`false` }: Waits,
  now: string,
): SQL => sql`
  with due as (
    select id, topic, payload, recipient from ${outbox}
    where topic = ${topic} and status = 'pending' and next_attempt_at <= ${now}
    order by priority, next_attempt_at limit ${batchSize} for update skip locked
  ), chosen as (
    select c.id, choice.reader, choice.setting, choice.quiet_until, returned.is_returned,
      is_returned or coalesce(choice.is_stopped
        or (c.payload ->> 'until')::timestamptz <= choice.quiet_until, false) as is_held
    from due c left join lateral (${choice}) choice on true
    cross join lateral (select ${isReturned} as is_returned) returned
  )
  update ${outbox} o set
    attempts = case when is_held or quiet_until is not null then attempts else attempts + 1 end,
    next_attempt_at = coalesce(quiet_until, ${now}::timestamptz + make_interval(mins => ${leaseMinutes}))
  from chosen where o.id = chosen.id
  returning o.id, o.payload, o.attempts, chosen.reader, chosen.setting, chosen.is_held, chosen.is_returned,
    not chosen.is_held and chosen.quiet_until is not null as is_quiet,
    o.priority > ${priorities.now} and coalesce((o.payload ->> 'until')::timestamptz <= ${now}::timestamptz, false) as is_useless`

const idsOf = (rows: readonly { readonly id: string }[]): SQL =>
  sql`any(${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[])`

/**
 * One statement for all that were delivered, or held: their content leaves the outbox. What was held
 * for its address, not for a wish of its reader, keeps that failure.
 */
function markDone(
  status: 'delivered' | 'held',
  rows: readonly { readonly id: string; readonly is_returned?: boolean }[],
  keeps: readonly string[],
  at: Date,
) {
  const keptFields = keeps.map((key) => sql`${key}::text, payload -> ${key}::text`)
  return sql`update ${outbox} set status = ${status}, delivered_at = ${at.toISOString()},
    last_error = null,
    last_failure = case when id = ${idsOf(rows.filter((row) => row.is_returned))} then ${returned} end,
    payload = jsonb_build_object(${sql.join(keptFields, sql`, `)}) where id = ${idsOf(rows)}`
}

/**
 * Each once: claimed before it is sent, so concurrent runs share the work; its content leaves the
 * outbox on delivery. A batch is marked in the round trip that claims the next one. Stops early if
 * nothing of a batch could be delivered: the other side is down.
 */
export async function deliverDue<Payload>(
  context: Context,
  carrier: Carrier<Payload>,
): Promise<DeliveryReport> {
  const report = { delivered: 0, failed: 0, dead: 0, held: 0 }
  const end = context.clock.now().getTime() + runMs
  let marks: readonly SQL[] = []
  let goesOn = true
  let wasFull = false
  do {
    const now = context.clock.now()
    const claims: readonly SQL[] =
      goesOn && now.getTime() < end ? [claim(carrier, now.toISOString())] : []
    const done = marks
    // Batches follow each other: how many are due is known only when the last was claimed.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { claimed } = await context.database.write((builder) => ({
      marked: done.map((statement) => builder.execute(statement)),
      claimed: claims.map((statement) => builder.execute<Claimed<Payload>>(statement)),
    }))
    // oxlint-disable-next-line no-await-in-loop -- see above
    const batch = await deliverBatch(context, carrier, claimed[0]?.rows ?? [])
    marks = batch.marks
    goesOn = batch.report.failed + batch.report.dead === 0 || batch.report.delivered > 0
    for (const outcome of outcomes) report[outcome] += batch.report[outcome]
    wasFull = claimed[0]?.rows.length === batchSize
  } while (marks.length > 0 || (goesOn && wasFull))
  return report
}

const outcomes = ['delivered', 'failed', 'dead', 'held'] as const

async function deliverBatch<Payload>(
  { clock }: Context,
  { send, keeps }: Carrier<Payload>,
  claimed: readonly Claimed<Payload>[],
): Promise<{ readonly report: DeliveryReport; readonly marks: readonly SQL[] }> {
  // Yesterday's reminder is of no use, and staff would not replay it.
  const useless = claimed.filter(({ is_useless: isUseless }) => isUseless)
  const held = claimed.filter((row) => row.is_held && !row.is_useless)
  const tried = await Promise.all(
    claimed
      .filter((row) => !row.is_useless && !row.is_held && !row.is_quiet)
      .map(async ({ id, payload, attempts, reader, setting }) => {
        try {
          await send(payload, id, reader && setting ? { reader, setting } : null)
          return { id, failure: null }
        } catch (error) {
          return { id, failure: failedDelivery({ id, attempts }, error, clock.now()) }
        }
      }),
  )
  const delivered = tried.filter(({ failure }) => failure === null)
  const failures = tried.flatMap(({ failure }) => failure ?? [])
  const count = (wanted: string) => failures.filter(({ outcome }) => outcome === wanted).length
  return {
    report: {
      delivered: delivered.length,
      failed: count('failed'),
      dead: count('dead'),
      held: held.length,
    },
    marks: [
      ...(delivered.length > 0 ? [markDone('delivered', delivered, keeps, clock.now())] : []),
      ...(held.length > 0 ? [markDone('held', held, keeps, clock.now())] : []),
      ...(useless.length > 0 ? [sql`delete from ${outbox} where id = ${idsOf(useless)}`] : []),
      ...failures.map(({ statement }) => statement),
    ],
  }
}
