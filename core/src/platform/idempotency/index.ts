import { sql } from 'drizzle-orm'
import type { Context, RequestClaim } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { claimedBy } from './claimed-by.ts'
import { idempotencyKeys } from './idempotency.sql.ts'

export { settle } from './settle.ts'

/** One try of one caller's request. */
export interface RequestKey extends Omit<RequestClaim, 'onSettled'> {
  /** Hexadecimal SHA-256. */
  readonly bodyHash: string
}

export interface SavedReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const keptForHours = 24
/**
 * Without a reply by then, the first request died with its worker, and a retry starts over. If it
 * is alive after all, it has lost its claim and changes nothing (settle.ts).
 */
const abandonedAfterMinutes = 1

/** `status` is null while the first request runs. */
type Found = {
  is_first: boolean
  body_hash: string | null
  status: number | null
  content_type: string | null
  body: string | null
}

/**
 * Of two requests with one key only one wins. Returns the first one's reply, or null for the first.
 * @throws conflict `Error.IdempotencyInFlight` while the first request runs, invalid
 * `Error.IdempotencyKeyReused` if the key came with another body.
 */
export async function claimKey(context: Context, request: RequestKey): Promise<SavedReply | null> {
  const now = request.claimedAt.toISOString()
  const { claimed } = await context.database.write((builder) => ({
    claimed: builder.execute<Found>(sql`
      with claimed as (
        insert into ${idempotencyKeys} (caller, operation, key, body_hash, created_at)
        values (${request.caller}, ${request.operation}, ${request.key}, ${request.bodyHash}, ${now})
        on conflict (caller, operation, key) do update
          set body_hash = excluded.body_hash, created_at = excluded.created_at,
            status = null, content_type = null, body = null
          where idempotency_keys.created_at < excluded.created_at - make_interval(hours => ${keptForHours})
            or (idempotency_keys.status is null
              and idempotency_keys.created_at < excluded.created_at - make_interval(mins => ${abandonedAfterMinutes}))
        returning 1
      )
      select exists (select from claimed) as is_first, kept.body_hash, kept.status, kept.content_type, kept.body
      from (values (1)) as one
      left join ${idempotencyKeys} as kept on kept.caller = ${request.caller}
        and kept.operation = ${request.operation} and kept.key = ${request.key}`),
  }))
  const found = claimed.rows[0]
  if (!found || found.is_first) return null
  // Without a row, the first request committed just now and is still running.
  if (found.body_hash !== null && found.body_hash !== request.bodyHash) {
    throw new DomainError('invalid', 'Error.IdempotencyKeyReused')
  }
  if (found.status === null) throw new DomainError('conflict', 'Error.IdempotencyInFlight')
  return {
    status: found.status,
    contentType: found.content_type ?? 'application/json',
    body: found.body ?? '',
  }
}

/** For retries. */
export async function saveReply(
  context: Context,
  request: RequestKey,
  answer: SavedReply,
): Promise<void> {
  await context.database.write((builder) => [
    builder.update(idempotencyKeys).set(answer).where(claimedBy(request)),
  ])
}

/** After an error of ours, for a retry; not if the work was done and only its reply was lost. */
export async function releaseKey(context: Context, request: RequestKey): Promise<void> {
  await context.database.write((builder) => [
    builder.delete(idempotencyKeys).where(claimedBy(request)),
  ])
}
