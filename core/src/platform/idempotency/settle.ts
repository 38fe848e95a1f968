import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { claimedBy } from './claimed-by.ts'
import { idempotencyKeys } from './idempotency.sql.ts'

/**
 * Saves the reply under the Idempotency-Key, last in the `write` that does the work: both commit or
 * neither, so that a retry never repeats the work. Nothing without a key. `body` selects the
 * reply's JSON as text, in one column.
 * @throws conflict, from the `write`, when another try has taken over.
 */
export function settle(
  { claim }: Context,
  builder: Builder,
  { status, body }: { readonly status: number; readonly body: SQL },
) {
  if (!claim) return []
  claim.onSettled()
  return [
    // First: afterwards the row is no longer locked.
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
