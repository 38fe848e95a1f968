import { sql } from 'drizzle-orm'
import type { Guard } from '../../platform/database/database.ts'
import { guardRefusal } from '../../platform/database/refusal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Clock } from '../../platform/kernel/clock.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Id } from '../../platform/kernel/ids.ts'
import { isPartnerKey, partnerKeyHash } from './partner-key.ts'
import { partnerKeys, partnerKeyUses, partners } from './partners.sql.ts'
import type { PartnerScope } from './rules.ts'

/** What is left of a key's limit in this minute. */
export interface PartnerAllowance {
  readonly limitPerMinute: number
  /** Below zero: this request is over the limit. */
  readonly remaining: number
  readonly resetSeconds: number
}

/** Who asks with a key. */
export interface PartnerCaller {
  readonly partnerId: Id<'partner'>
  readonly partnerName: string
  readonly keyId: Id<'partner-key'>
  readonly scopes: readonly PartnerScope[]
  readonly allowance: PartnerAllowance
}

const minuteMs = 60_000

interface Row extends Record<string, unknown> {
  readonly partner_id: Id<'partner'>
  readonly partner_name: string
  readonly key_id: Id<'partner-key'>
  readonly scopes: readonly PartnerScope[]
  readonly limit_per_minute: number
  readonly used: number
}

const at = sql.placeholder

const isValid = sql`${partnerKeys.revokedAt} is null
  and (${partnerKeys.expiresAt} is null or ${partnerKeys.expiresAt} > ${at('now')}::timestamptz)`

// One statement, so that concurrent requests of one key are counted one after the other.
const counted = statement<Row>(sql`
  with known as (
    select ${partnerKeys.id} as key_id, ${partnerKeys.partnerId} as partner_id,
      ${partners.name} as partner_name, to_json(${partnerKeys.scopes}) as scopes,
      ${partnerKeys.limitPerMinute} as limit_per_minute
    from ${partnerKeys} join ${partners} on ${partners.id} = ${partnerKeys.partnerId}
    where ${partnerKeys.hash} = ${at('hash')}::text and ${isValid}
  ), counting as (
    insert into ${partnerKeyUses} as uses (key_id, minute, used, last_used_at)
    select key_id, ${at('minute')}::timestamptz, 1, ${at('now')}::timestamptz from known
    on conflict (key_id) do update set
      used = case when uses.minute < excluded.minute then 1 else uses.used + 1 end,
      minute = greatest(uses.minute, excluded.minute),
      last_used_at = greatest(uses.last_used_at, excluded.last_used_at)
    returning used
  )
  select known.*, counting.used from known, counting`)

type Asking = Pick<Context, 'clock' | 'database'>

/**
 * Whose key it is, counting this request against its limit: one round trip, none for a text that is
 * no key. Then call `requireScope` and `requireAllowance`, and give `partnerKeyStands` to
 * `database.guard`, so that a key that is revoked meanwhile, for instance during an upload, changes
 * nothing any more.
 * @throws unauthenticated for a key that is unknown, expired or revoked: the same for all three.
 */
export async function readPartnerKey(
  { clock, database }: Asking,
  key: string,
): Promise<PartnerCaller> {
  const row = isPartnerKey(key) ? await countUse({ clock, database }, key) : undefined
  if (!row) throw new DomainError('unauthenticated', 'Partners.KeyInvalid')
  const intoMinuteMs = clock.now().getTime() % minuteMs
  return {
    partnerId: row.partner_id,
    partnerName: row.partner_name,
    keyId: row.key_id,
    scopes: row.scopes,
    allowance: {
      limitPerMinute: row.limit_per_minute,
      remaining: row.limit_per_minute - row.used,
      resetSeconds: Math.max(1, Math.ceil((minuteMs - intoMinuteMs) / 1000)),
    },
  }
}

async function countUse({ clock, database }: Asking, key: string): Promise<Row | undefined> {
  const now = clock.now()
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  const { answer } = await database.write((builder) => ({
    answer: counted(builder, {
      hash: partnerKeyHash(key),
      minute: minute.toISOString(),
      now: now.toISOString(),
    }),
  }))
  return answer.rows[0]
}

/** @throws forbidden if staff did not give the key this right. */
export function requireScope({ scopes }: PartnerCaller, scope: PartnerScope): void {
  if (!scopes.includes(scope)) throw new DomainError('forbidden', 'Partners.ScopeMissing')
}

/** @throws limited, with the seconds to wait. */
export function requireAllowance({ allowance }: PartnerCaller): void {
  if (allowance.remaining < 0)
    throw new DomainError('limited', 'Partners.LimitReached', [], allowance.resetSeconds)
}

/** For each reply to a request with a key (draft-ietf-httpapi-ratelimit-headers-10). */
export const rateLimitHeaders = ({
  limitPerMinute,
  remaining,
  resetSeconds,
}: PartnerAllowance): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"key";q=${limitPerMinute};w=${minuteMs / 1000}`,
  ratelimit: `"key";r=${Math.max(0, remaining)};t=${resetSeconds}`,
  ...(remaining < 0 && { 'retry-after': String(resetSeconds) }),
})

const standing = statement(sql`
  select portal_require_that(exists (
    select from ${partnerKeys} where ${partnerKeys.id} = ${at('key')}::uuid and ${isValid}
  ), 'unauthenticated', ${sql.raw(`'${guardRefusal}'`)})`)

/** A request's guard (database/database.ts): the key is neither revoked nor expired by now. */
export const partnerKeyStands =
  ({ keyId }: PartnerCaller, clock: Clock): Guard =>
  (builder) =>
    standing(builder, { key: keyId, now: clock.now().toISOString() })
