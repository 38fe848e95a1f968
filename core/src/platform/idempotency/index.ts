import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { claimedBy } from './claimed-by.ts'
import { idempotencyKeys } from './idempotency.sql.ts'
import { insertedClaim, isFreeAgain, type RequestKey } from './request-key.ts'

export { claimOnWrite } from './claim-on-write.ts'
export { isReportKey, keptDays } from './kept-days.ts'
export type { RequestKey } from './request-key.ts'
export { settle } from './settle.ts'

export interface SavedReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** `status` is null while the first request runs. */
type Found = {
  body_hash: string | null
  status: number | null
  content_type: string | null
  body: string | null
}

/** @throws conflict while the first request runs, invalid if the key came with another body. */
function savedIn(found: Found, request: RequestKey): SavedReply {
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

/**
 * Of two requests with one key only one wins. Returns the first one's reply, or null for the first.
 * @throws conflict `Error.IdempotencyInFlight` while the first request runs, invalid
 * `Error.IdempotencyKeyReused` if the key came with another body.
 */
export async function claimKey(context: Context, request: RequestKey): Promise<SavedReply | null> {
  const { claimed } = await context.database.write((builder) => ({
    claimed: builder.execute<Found & { is_first: boolean }>(sql`
      with claimed as (${insertedClaim(request)})
      select exists (select from claimed) as is_first, kept.body_hash, kept.status, kept.content_type, kept.body
      from (values (1)) as one
      left join ${idempotencyKeys} as kept on kept.caller = ${request.caller}
        and kept.operation = ${request.operation} and kept.key = ${request.key}`),
  }))
  const found = claimed.rows[0]
  if (!found || found.is_first) return null
  // Without a row, the first request committed just now and is still running.
  return savedIn(found, request)
}

/**
 * The reply of the same request before; null if there was none, or its key is free again.
 * @throws as `claimKey`
 */
export async function findReply(context: Context, request: RequestKey): Promise<SavedReply | null> {
  const [found] = await context.database.rows<Found>(sql`
    select body_hash, status, content_type, body from ${idempotencyKeys}
    where caller = ${request.caller} and operation = ${request.operation} and key = ${request.key}
      and not ${isFreeAgain(request.claimedAt)}`)
  return found ? savedIn(found, request) : null
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
