import { sql } from 'drizzle-orm'
import type { RequestClaim } from '../kernel/context.ts'
import { idempotencyKeys } from './idempotency.sql.ts'
import { isKeyOld } from './kept-days.ts'

/** One try of one caller's request. */
export interface RequestKey extends Omit<RequestClaim, 'onSettled'> {
  /** Hexadecimal SHA-256. */
  readonly bodyHash: string
}

/**
 * Without a reply by then, the first request died with its worker, and a retry starts over. If it
 * is alive after all, it has lost its claim and changes nothing (settle.ts).
 */
const abandonedAfterMinutes = 1

/** Whether a row's key is free again at `now`. */
export const isFreeAgain = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(${isKeyOld(sql`idempotency_keys.created_at`, at)}
    or (idempotency_keys.status is null
      and idempotency_keys.created_at < ${at} - make_interval(mins => ${abandonedAfterMinutes})))`
}

/** Returns a row if this try got the key: of two at once, only one. */
export const insertedClaim = ({ caller, operation, key, bodyHash, claimedAt }: RequestKey) => sql`
  insert into ${idempotencyKeys} (caller, operation, key, body_hash, created_at)
  values (${caller}, ${operation}, ${key}, ${bodyHash}, ${claimedAt.toISOString()})
  on conflict (caller, operation, key) do update
    set body_hash = excluded.body_hash, created_at = excluded.created_at,
      status = null, content_type = null, body = null
    where ${isFreeAgain(claimedAt)}
  returning 1`
