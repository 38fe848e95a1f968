import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import type { Condition } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { attempts } from './identity.sql.ts'
import { resendCountdownSeconds } from './rules.ts'
import { hashOf } from './tokens.ts'

/** How often something may be tried, and what follows. */
interface Limit {
  readonly windowSeconds: number
  /** With so many attempts within the window the door shuts. */
  readonly most: number
  readonly lockSeconds: number
  /** Attempts that come without a delay; each further one makes the next wait `delaySeconds` longer. */
  readonly free?: number
  readonly delaySeconds?: number
}

/** Every limit on attempts. They are rows of Postgres, so that all workers count together. */
export const limits = {
  /** Five failures in 60 s lock an account for ten minutes, whether it exists or not. */
  'password-account': { windowSeconds: 60, most: 5, lockSeconds: 600 },
  /** 50 in twelve hours for one account from one address, ever more slowly. */
  'password-address': {
    windowSeconds: 43_200,
    most: 50,
    lockSeconds: 43_200,
    free: 5,
    delaySeconds: 40,
  },
  /** Mails with a link, to one address. */
  'link-mail': { windowSeconds: 3600, most: 20, lockSeconds: 3600 },
  /** The mail that proves an address, to that address, when somebody asks for another one. */
  'resend-mail': {
    windowSeconds: resendCountdownSeconds,
    most: 1,
    lockSeconds: resendCountdownSeconds,
  },
  /** Customer and street numbers that one person says are theirs: both are short, and can be guessed. */
  'utility-claim': { windowSeconds: 3600, most: 10, lockSeconds: 3600 },
  /** Requests that somebody looks for by number and mail address, from one network address. */
  'request-lookup': { windowSeconds: 3600, most: 30, lockSeconds: 3600 },
  /** Utility accounts that somebody without an account looks for, from one network address. */
  'bill-lookup': { windowSeconds: 3600, most: 60, lockSeconds: 600 },
  /**
   * Payments begun by one person, or by guests from one network address; which accounts there are can be
   * learned from it.
   */
  'payment-begin': { windowSeconds: 3600, most: 60, lockSeconds: 600 },
  /** Charges of a number that was typed, likewise: stolen cards are tried out where somebody takes them. */
  'payment-charge': { windowSeconds: 3600, most: 30, lockSeconds: 3600 },
  /** Numbers that one person saves: the provider says of each whether it is good. */
  'method-save': { windowSeconds: 3600, most: 20, lockSeconds: 3600 },
  /** New accounts from one network address. */
  'sign-up': { windowSeconds: 3600, most: 30, lockSeconds: 3600 },
} as const satisfies Readonly<Record<string, Limit>>

/** The name of a limit. */
export type LimitName = keyof typeof limits

/** One thing that is counted: a limit and whom it counts for. */
export interface Counted {
  readonly limit: LimitName
  readonly key: string
}

/** The statement that counts an attempt; it gives no row while the door is shut. */
export function countAttempt(builder: Builder, { limit: name, key }: Counted, now: Date) {
  const limit: Limit = limits[name]
  const at = now.toISOString()
  const recent = sql`array(select made from unnest(attempts.made_at) made
    where made > ${at}::timestamptz - make_interval(secs => ${limit.windowSeconds}) order by made)`
  const made = sql`cardinality(${recent}) + 1`
  const wait =
    limit.free === undefined
      ? sql``
      : sql`when ${made} > ${limit.free} then ${at}::timestamptz
          + make_interval(secs => (${made} - ${limit.free}) * ${limit.delaySeconds ?? 0})`
  const locked = sql`${at}::timestamptz + make_interval(secs => ${limit.lockSeconds})`
  const first = limit.most > 1 ? sql`null` : locked
  return builder.execute<{ counted: number }>(sql`
    insert into ${attempts} (limit_name, key_hash, made_at, locked_until, updated_at)
    values (${name}, ${hashOf(key)}, array[${at}::timestamptz], ${first}, ${at})
    on conflict (limit_name, key_hash) do update set
      made_at = ${recent} || ${at}::timestamptz,
      locked_until = case
        when ${made} >= ${limit.most} then ${locked}
        ${wait} else null end,
      updated_at = ${at}
    where attempts.locked_until is null or attempts.locked_until <= ${at}
    returning cardinality(made_at) as counted`)
}

/**
 * The condition that the attempt which this very `write` has counted was let through, for what has no round
 * trip to spare. A refusal undoes the count: count it then by `takeAttempt`, which says how long to wait.
 */
export const wasCounted = ({ limit, key }: Counted, now: Date): Condition => ({
  holds: sql`exists (select from ${attempts} where limit_name = ${limit} and key_hash = ${hashOf(key)}
    and ${now.toISOString()}::timestamptz = any(made_at))`,
  kind: 'conflict',
  code: 'Auth.TooManyAttempts',
})

/** The statement that tells in how many seconds a shut door opens. */
export function secondsShut(builder: Builder, counted: readonly Counted[], now: Date) {
  const rows = sql.join(
    counted.map(({ limit, key }) => sql`(${limit}, ${hashOf(key)})`),
    sql`, `,
  )
  return builder.execute<{ seconds: number }>(sql`
    select coalesce(ceil(extract(epoch from max(locked_until) - ${now.toISOString()}::timestamptz)), 0)::int
      as seconds from ${attempts} where (limit_name, key_hash) in (${rows})`)
}

/** The statement that forgets attempts, once one of them was right. */
export function forgetAttempts(builder: Builder, counted: readonly Counted[]) {
  const rows = sql.join(
    counted.map(({ limit, key }) => sql`(${limit}, ${hashOf(key)})`),
    sql`, `,
  )
  return builder.execute(sql`delete from ${attempts} where (limit_name, key_hash) in (${rows})`)
}

/**
 * Counts an attempt before it is made, so that many at once are no way around a limit. One round trip.
 * @throws DomainError limited, with the seconds to wait, while a door is shut.
 */
export async function takeAttempt(
  { clock, database }: Context,
  counted: readonly [Counted, Counted?],
): Promise<void> {
  const now = clock.now()
  const [first, second] = counted
  const doors = second ? [first, second] : [first]
  const answers = await database.write((builder) => [
    secondsShut(builder, doors, now),
    countAttempt(builder, first, now),
    ...(second ? [countAttempt(builder, second, now)] : []),
  ])
  const [shut, ...tries] = answers
  if (tries.every(({ rows }) => rows.length === 1)) return
  throw tooMany(shut.rows[0]?.seconds)
}

const tooMany = (seconds = 60) => new DomainError('limited', 'Auth.TooManyAttempts', [], seconds)

/**
 * Counts an attempt to read something and reads it in the same round trip: what is found and what is not
 * takes as long.
 * @throws DomainError limited, with the seconds to wait, while the door is shut.
 */
export async function readCounted<Row extends Record<string, unknown>>(
  { clock, database }: Context,
  counted: Counted,
  select: SQL,
): Promise<readonly Row[]> {
  const now = clock.now()
  const [shut, tries, { rows }] = await database.write((builder) => [
    secondsShut(builder, [counted], now),
    countAttempt(builder, counted, now),
    builder.execute<Row>(select),
  ])
  if (tries.rows.length === 1) return rows
  throw tooMany(shut.rows[0]?.seconds)
}
