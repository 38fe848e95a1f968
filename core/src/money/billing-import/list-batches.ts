import { sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { billingBatches } from '../billing/billing.sql.ts'
import { batchFields } from './batch.ts'

const maxListed = 200

/** The newest 200, without their errors. @throws unauthenticated, forbidden. */
export async function listBatches(context: Context): Promise<JsonText> {
  requireBillingSystem(context, 'listBatches')
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(${batchFields}) order by b.created_at desc, b.id desc), '[]')::text as body
    from (select * from ${billingBatches} order by created_at desc, id desc limit ${maxListed}) b`)
}

/** With its errors. @throws not-found, unauthenticated or forbidden as `listBatches`. */
export async function getBatch(context: Context, batchId: string): Promise<JsonText> {
  requireBillingSystem(context, 'getBatch')
  const found = await context.database.findJson(sql`
    select json_build_object(${batchFields}, 'errors', b.errors)::text as body
    from ${billingBatches} b where b.batch_id = ${batchId}`)
  if (!found) throw new DomainError('not-found', 'Billing.BatchNotFound')
  return found
}
