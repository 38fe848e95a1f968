import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Condition } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { attempts } from '../users/users.sql.ts'
import { resendCountdownSeconds } from './confirmation.ts'
import { hashOf } from './tokens.ts'

/** How many hits a rate limit allows, and what happens after that. */
interface Limit {
  readonly windowSeconds: number
  /** This many hits within the window block the key. */
  readonly max: number
  readonly lockSeconds: number
  /** Hits without a delay; each further hit makes the next wait `delaySeconds` longer. */
  readonly free?: number
  readonly delaySeconds?: number
}

/**
 * Every rate limit on guessing and sending. The hits are rows of Postgres, so that all workers count
 * together.
 */
export const limits = {
  /** Five failures in 60 s lock an account for ten minutes, whether it exists or not. */
  'password-account': { windowSeconds: 60, max: 5, lockSeconds: 600 },
  /** 50 in twelve hours for one account from one address, ever more slowly. */
  'password-address': {
    windowSeconds: 43_200,
    max: 50,
    lockSeconds: 43_200,
    free: 5,
    delaySeconds: 40,
  },
  /**
   * Wrong passwords from one network address, for any accounts; a right password takes its hit back. Fifty
   * people can log in at the same time, but trying one password on many accounts is soon blocked.
   */
  'password-spray': {
    windowSeconds: 3600,
    max: 300,
    lockSeconds: 3600,
    free: 60,
    delaySeconds: 5,
  },
  /** Forms that guests begin at one network address: what is typed of each is kept for weeks. */
  'draft-begin': { windowSeconds: 86_400, max: 200, lockSeconds: 3600 },
  /** Addresses that one person says are theirs now. */
  'change-email': { windowSeconds: 3600, max: 20, lockSeconds: 3600 },
  /**
   * Mails of all kinds to one address that a person can cause without proving that it is theirs: the portal
   * must not flood a stranger's mailbox.
   */
  'unconfirmed-mail': { windowSeconds: 3600, max: 4, lockSeconds: 3600 },
  /** The fifth mail is kept for a password reset: other people's reports cannot lock an owner out. */
  'reset-reserve': { windowSeconds: 3600, max: 1, lockSeconds: 3600 },
  /**
   * Password resets asked for on a device that has logged in to the account before: no stranger asks there.
   */
  'reset-own': { windowSeconds: 3600, max: 5, lockSeconds: 3600 },
  /** Repeated verification mails to one address. */
  'resend-mail': {
    windowSeconds: resendCountdownSeconds,
    max: 1,
    lockSeconds: resendCountdownSeconds,
  },
  /** Customer and street numbers that one person says are theirs: both are short, and can be guessed. */
  'utility-claim': { windowSeconds: 3600, max: 10, lockSeconds: 3600 },
  /** Lookups of requests by number and mail address, from one network address. */
  'request-lookup': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
  /** Lookups of utility accounts without an account of the portal, from one network address. */
  'bill-lookup': { windowSeconds: 3600, max: 60, lockSeconds: 600 },
  /** Lookups of citations, likewise. */
  'citation-lookup': { windowSeconds: 3600, max: 20, lockSeconds: 600 },
  /**
   * Payments begun by one person, or by guests from one network address; which accounts there are can be
   * learned from it.
   */
  'payment-begin': { windowSeconds: 3600, max: 60, lockSeconds: 600 },
  /** Charges of typed card numbers, likewise: criminals test stolen cards where they can. */
  'payment-charge': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
  /** Numbers that one person saves: the provider says of each whether it is good. */
  'method-save': { windowSeconds: 3600, max: 20, lockSeconds: 3600 },
  /** New accounts from one network address. */
  'sign-up': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
} as const satisfies Readonly<Record<string, Limit>>

/** The name of a limit. */
export type LimitName = keyof typeof limits

/** A limit and what its hits are counted by. */
export interface RateLimitKey {
  readonly limit: LimitName
  readonly key: string
  /** The hit counts only if this holds. */
  readonly when?: SQL | undefined
  /** Many people share it (`ownNetworks`): ten times the limit. */
  readonly hasRoom?: boolean
}

const roomFactor = 10

/** The statement that counts a hit; returns no row while the key is blocked. */
export const countHit = (builder: Builder, limitKey: RateLimitKey, now: Date) =>
  builder.execute<{ key_hash: string }>(sql`${countOneHit(limitKey, now)} returning key_hash`)

const countOneHit = ({ limit, key, when = sql`true`, hasRoom }: RateLimitKey, now: Date): SQL =>
  countHits(limit, sql`select ${hashOf(key)}::text where ${when}`, now, hasRoom)

/** The statement that counts a hit if its condition holds, and returns whether it was allowed. */
const tryHit = (builder: Builder, limitKey: RateLimitKey, now: Date) =>
  builder.execute<{ passed: boolean }>(sql`
    with hits as (${countOneHit(limitKey, now)} returning key_hash)
    select exists (select from hits) or not (${limitKey.when ?? sql`true`}) as passed`)

const roomy = (limit: Limit, hasRoom: boolean): Limit =>
  hasRoom
    ? {
        ...limit,
        max: limit.max * roomFactor,
        ...(limit.free !== undefined && { free: limit.free * roomFactor }),
      }
    : limit

/** The hash of a rate-limit key whose text only the database knows (`hashOf`). */
export const hashInSql = (text: SQL): SQL => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/** The insert that counts one hit for each hash of a select; returns the hashes that were allowed. */
export function countHits(name: LimitName, hashes: SQL, now: Date, hasRoom = false): SQL {
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
  const first = limit.max > 1 ? sql`null` : locked
  return sql`
    insert into ${attempts} (limit_name, key_hash, made_at, locked_until, updated_at)
    select ${name}, given.key_hash, array[${at}::timestamptz], (${first})::timestamptz, ${at}::timestamptz
    from (${hashes}) given (key_hash)
    -- In one order, so that two writes never wait for each other.
    order by given.key_hash
    on conflict (limit_name, key_hash) do update set
      made_at = ${recent} || ${at}::timestamptz,
      locked_until = case
        when ${made} >= ${limit.max} then ${locked}
        ${wait} else null end,
      updated_at = ${at}
    where attempts.locked_until is null or attempts.locked_until <= ${at}`
}

/**
 * The statement that counts a hit if its condition holds, and lets a `write` continue only if it was allowed.
 * A refusal rolls back the whole write.
 */
export const requireHit = (builder: Builder, limitKey: RateLimitKey, now: Date) =>
  builder.execute(sql`
    with hits as (${countOneHit(limitKey, now)} returning key_hash)
    select portal_require_that(exists (select from hits) or not (${limitKey.when ?? sql`true`}),
      'limited', 'Auth.TooManyAttempts')`)

/**
 * The condition that the hit which this same `write` counted was allowed, for operations that have no round
 * trip to spare. A refusal rolls the hit back: count it again with `hitRateLimits`, which says how long to
 * wait.
 */
export const wasHitAllowed = ({ limit, key }: RateLimitKey, now: Date): Condition => ({
  holds: sql`exists (select from ${attempts} where limit_name = ${limit} and key_hash = ${hashOf(key)}
    and ${now.toISOString()}::timestamptz = any(made_at))`,
  kind: 'conflict',
  code: 'Auth.TooManyAttempts',
})

/** The statement that returns for how many seconds the keys stay blocked. */
export function secondsBlocked(builder: Builder, limitKeys: readonly RateLimitKey[], now: Date) {
  return builder.execute<{ seconds: number }>(sql`
    select coalesce(ceil(extract(epoch from max(locked_until) - ${now.toISOString()}::timestamptz)), 0)::int
      as seconds from ${attempts} where ${rowsOf(limitKeys)}`)
}

/** The statement that deletes the hits, after a right password. */
export function resetRateLimits(builder: Builder, limitKeys: readonly RateLimitKey[]) {
  return builder.execute(sql`delete from ${attempts} where ${rowsOf(limitKeys)}`)
}

const rowsOf = (limitKeys: readonly RateLimitKey[]): SQL =>
  sql.join(
    limitKeys.map(
      ({ limit, key, when = sql`true` }) =>
        sql`(limit_name = ${limit} and key_hash = ${hashOf(key)} and ${when})`,
    ),
    sql` or `,
  )

/**
 * The statement that takes back one hit, by its instant: this one was right, the others were not. Ends a
 * delay once few hits are left.
 */
export function takeBack(
  builder: Builder,
  { limit: name, hasRoom, ...limitKey }: RateLimitKey,
  at: Date,
) {
  const { free } = roomy(limits[name], hasRoom ?? false)
  const place = sql`array_position(made_at, ${at.toISOString()}::timestamptz)`
  return builder.execute(sql`
    update ${attempts} set
      made_at = made_at[:${place} - 1] || made_at[${place} + 1:],
      locked_until = case when cardinality(made_at) - 1 <= ${free ?? 0} then null else locked_until end
    where ${rowsOf([{ limit: name, ...limitKey }])} and ${place} is not null`)
}

/**
 * Counts a hit before the work starts, so that parallel requests cannot pass a limit. Returns the instant of
 * the hit. One round trip.
 * @throws DomainError limited, with the seconds to wait, while a key is blocked.
 */
export async function hitRateLimits(
  { clock, database }: Context,
  limitKeys: readonly RateLimitKey[],
): Promise<Date> {
  const now = clock.now()
  const { blocked, hits } = await database.write((builder) => ({
    blocked: secondsBlocked(builder, limitKeys, now),
    hits: limitKeys.map((each) => tryHit(builder, each, now)),
  }))
  if (hits.every(({ rows }) => rows[0]?.passed)) return now
  throw tooMany(blocked.rows[0]?.seconds)
}

const tooMany = (seconds = 60) => new DomainError('limited', 'Auth.TooManyAttempts', [], seconds)

/**
 * Counts a hit and reads in the same round trip, so that the time does not show whether anything was found.
 * @throws DomainError limited, with the seconds to wait, while the key is blocked.
 */
export async function readRateLimited<Row extends Record<string, unknown>>(
  { clock, database }: Context,
  limitKey: RateLimitKey,
  select: SQL,
): Promise<readonly Row[]> {
  const now = clock.now()
  const { blocked, hits, found } = await database.write((builder) => ({
    blocked: secondsBlocked(builder, [limitKey], now),
    hits: countHit(builder, limitKey, now),
    found: builder.execute<Row>(select),
  }))
  if (hits.rows.length === 1) return found.rows
  throw tooMany(blocked.rows[0]?.seconds)
}
