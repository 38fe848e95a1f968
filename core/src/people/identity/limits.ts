import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Condition } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { attempts } from '../users/users.sql.ts'
import { resendCountdownSeconds } from './confirmation.ts'

interface Limit {
  readonly windowSeconds: number
  /** Hits within the window that block the key. */
  readonly max: number
  readonly lockSeconds: number
  /** Hits without a delay; each further hit makes the wait `delaySeconds` longer. */
  readonly free?: number
  readonly delaySeconds?: number
}

/** On guessing and sending. Hits are rows in Postgres, so that all workers share the count. */
export const limits = {
  /** Five failures in 60 s lock an account for ten minutes, whether it exists or not. */
  'password-account': { windowSeconds: 60, max: 5, lockSeconds: 600 },
  /** 50 in twelve hours per account and network address, with growing delays. */
  'password-address': {
    windowSeconds: 43_200,
    max: 50,
    lockSeconds: 43_200,
    free: 5,
    delaySeconds: 40,
  },
  /**
   * By network address, for any account; a right password takes its hit back. Fifty people can log
   * in at once, but one password tried on many accounts is soon blocked.
   */
  'password-spray': {
    windowSeconds: 3600,
    max: 300,
    lockSeconds: 3600,
    free: 60,
    delaySeconds: 5,
  },
  /** Wrong codes after the right password: a million codes, of which three are right. */
  'second-step': { windowSeconds: 600, max: 5, lockSeconds: 600 },
  'second-step-day': { windowSeconds: 86_400, max: 30, lockSeconds: 43_200 },
  /** Forms begun by guests at one network address: each is stored for weeks. */
  'draft-begin': { windowSeconds: 86_400, max: 200, lockSeconds: 3600 },
  /** New addresses per person. */
  'change-email': { windowSeconds: 3600, max: 20, lockSeconds: 3600 },
  /** All emails to an unverified address: the portal must not flood a stranger's mailbox. */
  'unconfirmed-mail': { windowSeconds: 3600, max: 4, lockSeconds: 3600 },
  /** A fifth email, only for a password reset: other people's reports cannot lock an owner out. */
  'reset-reserve': { windowSeconds: 3600, max: 1, lockSeconds: 3600 },
  /** Password resets from a device that has logged in to the account before. */
  'reset-own': { windowSeconds: 3600, max: 5, lockSeconds: 3600 },
  /** Resent verification emails per address. */
  'resend-mail': {
    windowSeconds: resendCountdownSeconds,
    max: 1,
    lockSeconds: resendCountdownSeconds,
  },
  /** Customer and street numbers per person: both are short, and can be guessed. */
  'utility-claim': { windowSeconds: 3600, max: 10, lockSeconds: 3600 },
  /** By number and email address, from one network address. */
  'request-lookup': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
  /** Utility accounts looked up without logging in, from one network address. */
  'bill-lookup': { windowSeconds: 3600, max: 60, lockSeconds: 600 },
  /** Likewise. */
  'citation-lookup': { windowSeconds: 3600, max: 20, lockSeconds: 600 },
  /** Names in the permit search, from one network address. */
  'permit-names': { windowSeconds: 3600, max: 60, lockSeconds: 600 },
  /** Wrong PINs of a business license, from anywhere; a right one takes its try back. */
  'license-pin': { windowSeconds: 3600, max: 5, lockSeconds: 900 },
  /** Of any license from one network address, with growing delays after five. */
  'license-address': {
    windowSeconds: 43_200,
    max: 50,
    lockSeconds: 43_200,
    free: 5,
    delaySeconds: 30,
  },
  /** By one person, or by guests at one network address; they can reveal which accounts exist. */
  'payment-begin': { windowSeconds: 3600, max: 60, lockSeconds: 600 },
  /** Charges of typed card numbers, likewise: criminals test stolen cards. */
  'payment-charge': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
  /** Methods saved per person: the provider says whether a card number is valid. */
  'method-save': { windowSeconds: 3600, max: 20, lockSeconds: 3600 },
  /** Per network address. */
  'sign-up': { windowSeconds: 3600, max: 30, lockSeconds: 3600 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits

export interface RateLimitKey {
  readonly limit: LimitName
  readonly key: string
  /** The hit counts only if this holds. */
  readonly when?: SQL | undefined
  /** A key that many people share (`ownNetworks`): ten times the limit. */
  readonly hasRoom?: boolean
}

const roomFactor = 10

/** Counts a hit; returns no row while the key is blocked. */
export const countHit = (builder: Builder, limitKey: RateLimitKey, now: Date) =>
  builder.execute<{ key_hash: string }>(sql`${countOneHit(limitKey, now)} returning key_hash`)

const countOneHit = ({ limit, key, when = sql`true`, hasRoom }: RateLimitKey, now: Date): SQL =>
  countHits(limit, sql`select ${sha256(key)}::text where ${when}`, now, hasRoom)

/** Counts a hit if its condition holds; returns whether it was allowed. */
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

/** `sha256` in SQL, for text that only the database knows. */
export const hashInSql = (text: SQL): SQL => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/** Counts one hit per hash of a select; returns the allowed hashes. */
export function countHits(name: LimitName, hashes: SQL, now: Date, hasRoom = false): SQL {
  const limit = roomy(limits[name], hasRoom)
  const at = now.toISOString()
  const recent = sql`array(select made from unnest(attempts.made_at) made
    where made > ${at}::timestamptz - make_interval(secs => ${limit.windowSeconds}) order by made)`
  const hitCount = sql`cardinality(${recent}) + 1`
  const wait =
    limit.free === undefined
      ? sql``
      : sql`when ${hitCount} > ${limit.free} then ${at}::timestamptz
          + make_interval(secs => (${hitCount} - ${limit.free}) * ${limit.delaySeconds ?? 0})`
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
        when ${hitCount} >= ${limit.max} then ${locked}
        ${wait} else null end,
      updated_at = ${at}
    where attempts.locked_until is null or attempts.locked_until <= ${at}`
}

/** Counts a hit if its condition holds; if it was not allowed, rolls back the whole write. */
export const requireHit = (builder: Builder, limitKey: RateLimitKey, now: Date) =>
  builder.execute(sql`
    with hits as (${countOneHit(limitKey, now)} returning key_hash)
    select portal_require_that(exists (select from hits) or not (${limitKey.when ?? sql`true`}),
      'limited', 'Auth.TooManyAttempts')`)

/**
 * For this same `write`, without another round trip. A refusal rolls the hit back: count it again
 * with `hitRateLimits`, which returns the seconds to wait.
 */
export const wasHitAllowed = ({ limit, key }: RateLimitKey, now: Date): Condition => ({
  holds: sql`exists (select from ${attempts} where limit_name = ${limit} and key_hash = ${sha256(key)}
    and ${now.toISOString()}::timestamptz = any(made_at))`,
  kind: 'conflict',
  code: 'Auth.TooManyAttempts',
})

/** The seconds until the keys are free. */
export function secondsBlocked(builder: Builder, limitKeys: readonly RateLimitKey[], now: Date) {
  return builder.execute<{ seconds: number }>(sql`
    select coalesce(ceil(extract(epoch from max(locked_until) - ${now.toISOString()}::timestamptz)), 0)::int
      as seconds from ${attempts} where ${rowsOf(limitKeys)}`)
}

/** Deletes the hits, after a right password. */
export function resetRateLimits(builder: Builder, limitKeys: readonly RateLimitKey[]) {
  return builder.execute(sql`delete from ${attempts} where ${rowsOf(limitKeys)}`)
}

const rowsOf = (limitKeys: readonly RateLimitKey[]): SQL =>
  sql.join(
    limitKeys.map(
      ({ limit, key, when = sql`true` }) =>
        sql`(limit_name = ${limit} and key_hash = ${sha256(key)} and ${when})`,
    ),
    sql` or `,
  )

/** Takes back one hit by its instant, after a right password. Few hits end a delay. */
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
 * Before the work starts, so that parallel requests cannot pass a limit. Returns the hit's instant.
 * One round trip. @throws limited, with the seconds to wait, while a key is blocked.
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

/** The same, with a read. One round trip. Who takes the hits back says their instant (`now`). */
export async function readAfterHits<Row extends Record<string, unknown>>(
  { clock, database }: Context,
  limitKeys: readonly RateLimitKey[],
  select: SQL,
  now = clock.now(),
): Promise<readonly Row[]> {
  const { blocked, hits, found } = await database.write((builder) => ({
    blocked: secondsBlocked(builder, limitKeys, now),
    hits: limitKeys.map((each) => tryHit(builder, each, now)),
    found: builder.execute<Row>(select),
  }))
  if (hits.every(({ rows }) => rows[0]?.passed)) return found.rows
  throw tooMany(blocked.rows[0]?.seconds)
}

const tooMany = (seconds = 60) => new DomainError('limited', 'Auth.TooManyAttempts', [], seconds)

/**
 * In one round trip, so that the time does not show whether anything was found.
 * @throws limited, with the seconds to wait, while the key is blocked.
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
