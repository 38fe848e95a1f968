import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Condition } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { attempts } from '../users/users.sql.ts'
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
  /**
   * Wrong passwords from one network address, whichever accounts they are for: the right one is taken back.
   * Fifty people may sign in at once; whoever tries one password on many accounts soon waits.
   */
  'password-spray': {
    windowSeconds: 3600,
    most: 300,
    lockSeconds: 3600,
    free: 60,
    delaySeconds: 5,
  },
  /** Forms that guests begin at one network address: what is typed of each is kept for weeks. */
  'draft-begin': { windowSeconds: 86_400, most: 200, lockSeconds: 3600 },
  /** Addresses that one person says are theirs now. */
  'change-email': { windowSeconds: 3600, most: 20, lockSeconds: 3600 },
  /**
   * Mails to one address that anybody can cause without showing that it is theirs, of all kinds together:
   * whoever asks, a stranger's mailbox is not filled by us.
   */
  'unconfirmed-mail': { windowSeconds: 3600, most: 4, lockSeconds: 3600 },
  /** The fifth is kept for a new password: nobody else's reports keep an owner out. */
  'reset-reserve': { windowSeconds: 3600, most: 1, lockSeconds: 3600 },
  /** Such mails that a device asks for on which the account was entered before: they are no stranger's. */
  'reset-own': { windowSeconds: 3600, most: 5, lockSeconds: 3600 },
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
  /** Citations that somebody looks for, likewise. */
  'citation-lookup': { windowSeconds: 3600, most: 20, lockSeconds: 600 },
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
  /** It counts only where this holds. */
  readonly when?: SQL | undefined
  /** It is many people's (`ownNetworks`): ten times the limit. */
  readonly hasRoom?: boolean
}

const roomFactor = 10

/** The statement that counts an attempt; it gives no row while the door is shut. */
export const countAttempt = (builder: Builder, counted: Counted, now: Date) =>
  builder.execute<{ key_hash: string }>(sql`${countingOne(counted, now)} returning key_hash`)

const countingOne = ({ limit, key, when = sql`true`, hasRoom }: Counted, now: Date): SQL =>
  countingOf(limit, sql`select ${hashOf(key)}::text where ${when}`, now, hasRoom)

/** The statement that counts an attempt where it counts, and tells whether it was let through or did not. */
const tryDoor = (builder: Builder, counted: Counted, now: Date) =>
  builder.execute<{ passed: boolean }>(sql`
    with counted as (${countingOne(counted, now)} returning key_hash)
    select exists (select from counted) or not (${counted.when ?? sql`true`}) as passed`)

const roomy = (limit: Limit, hasRoom: boolean): Limit =>
  hasRoom
    ? {
        ...limit,
        most: limit.most * roomFactor,
        ...(limit.free !== undefined && { free: limit.free * roomFactor }),
      }
    : limit

/** What is kept of a text that attempts are counted by, where only the database knows the text (`hashOf`). */
export const hashInSql = (text: SQL): SQL => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * The insert that counts an attempt for each hash of a select, none of them twice; the rows that it
 * returns are those that were let through.
 */
export function countingOf(name: LimitName, hashes: SQL, now: Date, hasRoom = false): SQL {
  const limit = roomy(limits[name], hasRoom)
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
  return sql`
    insert into ${attempts} (limit_name, key_hash, made_at, locked_until, updated_at)
    select ${name}, given.key_hash, array[${at}::timestamptz], (${first})::timestamptz, ${at}::timestamptz
    from (${hashes}) given (key_hash)
    -- In one order, so that two writes never wait for each other.
    order by given.key_hash
    on conflict (limit_name, key_hash) do update set
      made_at = ${recent} || ${at}::timestamptz,
      locked_until = case
        when ${made} >= ${limit.most} then ${locked}
        ${wait} else null end,
      updated_at = ${at}
    where attempts.locked_until is null or attempts.locked_until <= ${at}`
}

/**
 * The statement that counts an attempt where it counts, and lets a `write` go on only where it was let
 * through. A refusal undoes all of the write.
 */
export const requireCounted = (builder: Builder, counted: Counted, now: Date) =>
  builder.execute(sql`
    with counted as (${countingOne(counted, now)} returning key_hash)
    select portal_require_that(exists (select from counted) or not (${counted.when ?? sql`true`}),
      'limited', 'Auth.TooManyAttempts')`)

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
  return builder.execute<{ seconds: number }>(sql`
    select coalesce(ceil(extract(epoch from max(locked_until) - ${now.toISOString()}::timestamptz)), 0)::int
      as seconds from ${attempts} where ${rowsOf(counted)}`)
}

/** The statement that forgets attempts, once one of them was right. */
export function forgetAttempts(builder: Builder, counted: readonly Counted[]) {
  return builder.execute(sql`delete from ${attempts} where ${rowsOf(counted)}`)
}

const rowsOf = (counted: readonly Counted[]): SQL =>
  sql.join(
    counted.map(
      ({ limit, key, when = sql`true` }) =>
        sql`(limit_name = ${limit} and key_hash = ${hashOf(key)} and ${when})`,
    ),
    sql` or `,
  )

/**
 * The statement that takes back one attempt, made at that instant: it was right, and those beside it were
 * not. Who had to wait for it waits no more once there are few.
 */
export function takeBack(
  builder: Builder,
  { limit: name, hasRoom, ...counted }: Counted,
  at: Date,
) {
  const { free } = roomy(limits[name], hasRoom ?? false)
  const place = sql`array_position(made_at, ${at.toISOString()}::timestamptz)`
  return builder.execute(sql`
    update ${attempts} set
      made_at = made_at[:${place} - 1] || made_at[${place} + 1:],
      locked_until = case when cardinality(made_at) - 1 <= ${free ?? 0} then null else locked_until end
    where ${rowsOf([{ limit: name, ...counted }])} and ${place} is not null`)
}

/**
 * Counts an attempt before it is made, so that many at once are no way around a limit, and gives the instant
 * by which it was counted. One round trip.
 * @throws DomainError limited, with the seconds to wait, while a door is shut.
 */
export async function takeAttempt(
  { clock, database }: Context,
  counted: readonly Counted[],
): Promise<Date> {
  const now = clock.now()
  const [shut, ...tries] = await database.write((builder) => [
    secondsShut(builder, counted, now),
    ...counted.map((each) => tryDoor(builder, each, now)),
  ])
  if (tries.every(({ rows }) => rows[0]?.passed)) return now
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
