import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { partnerKeys, partnerKeyUses, partners } from './partners.sql.ts'
import { partnerLimits } from './rules.ts'

const statusAt = (now: string) => sql`case
  when k.revoked_at is not null then 'revoked'
  when k.expires_at <= ${now}::timestamptz then 'expired'
  when k.expires_at <= ${now}::timestamptz + make_interval(hours => ${partnerLimits.rotationHours})
    then 'ending'
  else 'active' end`

const keysOfPartner = (now: string) => sql`(
  select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'prefix', k.prefix,
    'scopes', k.scopes, 'limitPerMinute', k.limit_per_minute, 'version', k.version,
    'status', ${statusAt(now)},
    'createdAt', ${isoInstant(sql`k.created_at`)}, 'expiresAt', ${isoInstant(sql`k.expires_at`)},
    'revokedAt', ${isoInstant(sql`k.revoked_at`)}, 'lastUsedAt', ${isoInstant(sql`u.last_used_at`)})
    order by k.revoked_at is not null, k.created_at desc, k.id), '[]')
  from ${partnerKeys} k left join ${partnerKeyUses} u on u.key_id = k.id
  where k.partner_id = p.id)`

/** By name, each with its keys, those in use first. @throws forbidden unless an administrator. */
export async function listPartners(context: Context): Promise<JsonText> {
  requireStaff(context, 'listPartners')
  const now = context.clock.now().toISOString()
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'contact', p.contact,
      'version', p.version, 'keys', ${keysOfPartner(now)}) order by lower(p.name), p.id), '[]')::text as body
    from (select * from ${partners} order by lower(name), id limit ${partnerLimits.partners}) p`)
}
