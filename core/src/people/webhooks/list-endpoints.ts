import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { partners } from '../partners/partners.sql.ts'
import { webhookLimits } from './rules.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.sql.ts'

/** SQL on row `e` of endpoints. */
export const endpointStatus = sql`case
  when e.disabled_because = 'gone' then 'gone'
  when e.disabled_because = 'failing' then 'stopped'
  when e.disabled_at is not null then 'off'
  when e.failing_since is not null then 'failing'
  else 'on' end`

const countOf = (status: 'pending' | 'failed') => sql`(
  select count(*)::int from ${webhookDeliveries} d where d.endpoint_id = e.id and d.status = ${status})`

/**
 * A partner's, oldest first, with what waits and what failed. Never a secret.
 * @throws forbidden unless an administrator, not-found.
 */
export async function listPartnerEndpoints(context: Context, partnerId: string): Promise<JsonText> {
  requireStaff(context, 'listPartnerEndpoints')
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const found = await context.database.findJson(sql`
    select (select coalesce(json_agg(json_build_object('id', e.id, 'address', e.address,
        'kinds', e.kinds, 'status', ${endpointStatus}, 'version', e.version,
        'waiting', ${countOf('pending')}, 'failed', ${countOf('failed')},
        'createdAt', ${isoInstant(sql`e.created_at`)},
        'failingSince', ${isoInstant(sql`e.failing_since`)},
        'disabledAt', ${isoInstant(sql`e.disabled_at`)},
        'oldSecretEndsAt', case when e.old_secret_ends_at > ${now} then ${isoInstant(sql`e.old_secret_ends_at`)} end)
        order by e.created_at, e.id), '[]')
      from (select * from ${webhookEndpoints} where partner_id = p.id
        order by created_at, id limit ${webhookLimits.endpointsOfPartner}) e)::text as body
    from ${partners} p where p.id = ${partnerId}`)
  if (found === null) throw new DomainError('not-found', 'Partners.NotFound')
  return found
}
