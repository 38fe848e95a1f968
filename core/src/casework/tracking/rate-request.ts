import { sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { noteEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { type Claim, held } from './claims.ts'

/** Once, from 1 to 5. @throws not-found for another's, conflict unless complete and unrated. */
export async function rateRequest(context: Context, claim: Claim, rating: number): Promise<void> {
  const { id } = claim
  await context.database.write((builder) => [
    ...held(builder, claim, {
      hold: sql`status = 'Complete' and satisfaction is null`,
      code: 'Request.NotToBeRated',
    }),
    // A rating is no change: the request keeps its place in lists.
    builder.execute(sql`
      update ${requests} set satisfaction = ${rating}, version = version + 1 where id = ${id}`),
    noteEvent(context, builder, {
      requestId: id,
      kind: 'rated',
      by: 'resident',
      isPublic: true,
      facts: { rating: String(rating) },
    }),
    audit(context, builder, {
      operation: 'rateRequest',
      entity: 'request',
      entityId: id,
      details: { rating },
    }),
  ])
}
