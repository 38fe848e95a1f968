import { type SQL, sql } from 'drizzle-orm'
import { failureOf, wantedRetry } from './delivery-error.ts'
import { outbox } from './outbox.sql.ts'

/** Waits between tries; none after the last. */
const retryAfterMinutes = [1, 5, 30, 120, 360, 720, 1440] as const

/** `attempts` includes this one. */
interface Tried {
  readonly id: string
  readonly attempts: number
}

/** Schedules the next try or, after two days, none until staff replay it. */
export function failedDelivery(
  { id, attempts }: Tried,
  error: unknown,
  now: Date,
): { readonly outcome: 'failed' | 'dead'; readonly statement: SQL } {
  const at = sql`${now.toISOString()}::timestamptz`
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const update = sql`update ${outbox} set last_error = ${reason}, last_failure = ${failureOf(error)}`
  const wait = retryAfterMinutes[attempts - 1]
  const asked = wantedRetry(error)?.toISOString() ?? null
  return wait === undefined
    ? {
        outcome: 'dead',
        statement: sql`${update}, status = 'dead', dead_at = ${at} where id = ${id}`,
      }
    : {
        outcome: 'failed',
        statement: sql`${update}, next_attempt_at = greatest(
          ${at} + make_interval(mins => ${wait}), ${asked}::timestamptz) where id = ${id}`,
      }
}
