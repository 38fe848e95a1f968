import { sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { type JsonText, jsonTextOf } from '../../platform/kernel/json-text.ts'
import { billingBatches } from '../billing/billing.sql.ts'
import { batchFields } from './batch.ts'

const maxListed = 200

/** The newest 200, without their errors. @throws unauthenticated, forbidden. */
export async function listBatches(context: Context): Promise<JsonText> {
  requireBillingSystem(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select coalesce(json_agg(json_build_object(${batchFields}) order by b.created_at desc, b.id desc), '[]')::text as body
      from (select * from ${billingBatches} order by created_at desc, id desc limit ${maxListed}) b`),
  )
  // An aggregate always returns one row.
  return jsonTextOf(rows) as JsonText
}

/** With its errors. @throws not-found, unauthenticated or forbidden as `listBatches`. */
export async function getBatch(context: Context, batchId: string): Promise<JsonText> {
  requireBillingSystem(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select json_build_object(${batchFields}, 'errors', b.errors)::text as body
      from ${billingBatches} b where b.batch_id = ${batchId}`),
  )
  const found = jsonTextOf(rows)
  if (!found) throw new DomainError('not-found', 'Billing.BatchNotFound')
  return found
}
