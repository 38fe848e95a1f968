import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { outbox } from './outbox.sql.ts'
import { behindAfter } from './rules.ts'

/** What waits of one topic and priority. */
export interface Lane {
  readonly topic: string
  readonly priority: number
  /** To be sent now. */
  readonly due: number
  /** For a retry or the end of quiet hours, or being sent. */
  readonly later: number
  /** How long the oldest of `due` has waited; 0 if nothing is due. */
  readonly oldestSeconds: number
}

interface Row extends Record<string, unknown>, Lane {}

export const isBehind = ({ priority, oldestSeconds }: Lane): boolean =>
  oldestSeconds > (behindAfter[priority] ?? 0)

/** The most urgent first: one round trip, for the log. */
export const measureLanes = ({ clock, database }: Context): Promise<readonly Lane[]> =>
  database.rows<Row>(lanesAt(clock.now()))

/** SQL: rows of `Lane`. */
export const lanesAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    select topic, priority, (count(*) filter (where next_attempt_at <= ${at}))::int as due,
      (count(*) filter (where next_attempt_at > ${at}))::int as later,
      greatest(coalesce(extract(epoch from ${at}
        - min(next_attempt_at) filter (where next_attempt_at <= ${at})), 0), 0)::int as "oldestSeconds"
    from ${outbox} where status = 'pending' group by topic, priority order by priority, topic`
}
