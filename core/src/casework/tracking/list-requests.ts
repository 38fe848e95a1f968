import { type SQL, sql } from 'drizzle-orm'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { dayInWords } from '../../platform/database/day-in-words.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { inEnglish } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { publicFields } from '../public-fields/public-fields.sql.ts'
import { blockFields, joinNearestBlock } from '../reports/index.ts'
import { isOwn, shownStatuses, statusObject, thumbnailOf } from '../requests/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import type { Standing } from './claims.ts'

/** Of each list, the newest. */
const maxListed = 500

/** The sender's own place if public (public-fields); the block of others' reports. */
const place = (standing: Standing): SQL =>
  standing === 'follower'
    ? sql`'address', '', ${blockFields}`
    : sql`'address', case when exists (select from ${publicFields} shown_fields
        where shown_fields.record_type = listed.record_type and not 'address' = any(shown_fields.field_names))
        then '' else listed.address end, 'blockNumber', null, 'street', null`

const item = (context: Context, standing: Standing): SQL => sql`json_build_object(
  'id', listed.id, 'type', listed.record_type, 'caseNumber', listed.number,
  'activityName', ${context.language === 'es' ? sql`coalesce(listed.title_es, listed.title)` : sql`listed.title`},
  'inEnglish', ${inEnglish(context.language, { activityName: { english: sql`listed.title`, spanish: sql`listed.title_es` } })},
  'actionRequired', listed.is_action_required or listed.status = 'Pending Payment',
  'status', listed.status, 'statusInformation', ${statusObject},
  ${place(standing)},
  'thumbnail', ${standing === 'sender' ? thumbnailOf(sql`listed.id`) : sql`null`},
  'lastModified', ${isoInstant(sql`listed.updated_at`)},
  'lastModifiedDisplay', ${dayInWords(sql`(listed.updated_at at time zone ${context.city.timeZone})`, context.language)},
  'data', json_build_object('attributes', json_build_object('type', listed.record_type)))`

const list = (context: Context, where: SQL, standing: Standing = 'sender'): SQL => sql`
  select coalesce(json_agg(${item(context, standing)} order by listed.updated_at desc, listed.id desc), '[]')
  from (
    select * from ${requests} where ${where} order by updated_at desc, id desc limit ${maxListed}
  ) listed
  ${standing === 'follower' ? joinNearestBlock('listed') : sql``}
  left join ${shownStatuses} on shown.record_type = listed.record_type and shown.status = listed.status`

const isFollowed = ({ userId, organizationId }: ContactActor): SQL =>
  organizationId === null
    ? sql`id in (select f.request_id from ${requestFollowers} f where f.user_id = ${userId})`
    : sql`false`

/** Open, closed and followed ones, the newest 500 each. An organization follows nothing. */
export async function listRequests(context: Context): Promise<JsonText> {
  const actor = requireContact(context)
  return context.database.json(sql`
    select json_build_object(
      'inProgress', (${list(context, sql`${isOwn(actor)} and closed_at is null`)}),
      'completed', (${list(context, sql`${isOwn(actor)} and closed_at is not null`)}),
      'following', (${list(context, isFollowed(actor), 'follower')})
    )::text as body`)
}

/** Requests that wait for the person: for an answer, or a payment. */
export async function countPendingActions(context: Context): Promise<number> {
  const actor = requireContact(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ count: number }>(sql`
      select count(*)::int as count from ${requests}
      where ${isOwn(actor)} and closed_at is null
        and (is_action_required or status = 'Pending Payment')`),
  )
  return rows[0]?.count ?? 0
}
