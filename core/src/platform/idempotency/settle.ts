import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { claimedBy } from './claimed-by.ts'
import { idempotencyKeys } from './idempotency.sql.ts'

/**
 * The statements that keep the answer under the request's Idempotency-Key, last in the `write` that does
 * its work: both are there or neither, whatever dies in between. So a retry never does the work again, and
 * a try that was given up for dead does nothing any more. None where there is no key.
 * `body` is the select of the answer's JSON as text, in one column.
 * @throws DomainError conflict, by the `write`, when another try has taken over.
 */
export function settle(
  { claim }: Context,
  builder: Builder,
  { status, body }: { readonly status: number; readonly body: SQL },
) {
  if (!claim) return []
  claim.onSettled()
  return [
    // First, because afterwards the row is no longer locked.
    requireThat(
      builder,
      sql`exists (select from ${idempotencyKeys} where ${claimedBy(claim)} for update)`,
      'conflict',
      'Error.IdempotencyInFlight',
    ),
    builder
      .update(idempotencyKeys)
      .set({ status, contentType: 'application/json', body: sql`(${body})` })
      .where(claimedBy(claim)),
  ]
}
