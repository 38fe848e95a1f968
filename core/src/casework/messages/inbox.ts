import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requestIdAt } from '../requests/index.ts'
import { broadcastRecipients, broadcasts } from './broadcasts.sql.ts'
import { messages } from './messages.sql.ts'

const maxListed = 500

export interface MessageQuery {
  /** Only about this request, by id or number. */
  readonly sfId?: string | undefined
  /** Only older than this message; from the newest if it was deleted. */
  readonly before?: string | undefined
  /** At most 500. */
  readonly limit?: number | undefined
}

const notFound = () => new DomainError('not-found', 'Message.NotFound')

/** Their own messages and the broadcasts that reached them, as one kind of row. */
const rowsOf = (own: SQL, reached: SQL): SQL => sql`
  select m.id, m.title, m.title_es, m.body, m.body_es, m.created_at, m.read_at, m.record_type,
    m.record_id, m.page
  from (${own}) m
  union all
  select b.id, b.title, b.title_es, b.body, b.body_es, br.created_at, br.read_at, null, null, null
  from (${reached}) br join ${broadcasts} b on b.id = br.broadcast_id`

/** Newest first (spec, resident section 3, Message). */
export async function listMessages(
  context: Context,
  { sfId, before, limit = maxListed }: MessageQuery = {},
): Promise<JsonText> {
  const { userId } = requireContact(context)
  const most = Math.min(limit, maxListed)
  const about = sfId === undefined ? sql`` : sql`and record_id = ${requestIdAt(sfId)}`
  const older = (id: SQL): SQL =>
    before === undefined
      ? sql``
      : sql`and (created_at, ${id}) < (coalesce(
          (select created_at from ${messages} where id = ${before} and user_id = ${userId}),
          (select created_at from ${broadcastRecipients} where broadcast_id = ${before} and user_id = ${userId}),
          'infinity'), ${before}::uuid)`
  const own = sql`
    select * from ${messages} where user_id = ${userId} ${about} ${older(sql`id`)}
    order by created_at desc, id desc limit ${most}`
  // A broadcast is about no request.
  const reached = sql`
    select * from ${broadcastRecipients}
    where user_id = ${userId} and deleted_at is null and ${sfId === undefined} ${older(sql`broadcast_id`)}
    order by created_at desc, broadcast_id desc limit ${most}`
  const title = context.language === 'es' ? sql`m.title_es` : sql`m.title`
  const body = context.language === 'es' ? sql`m.body_es` : sql`m.body`
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'Id', m.id, 'Title', ${title}, 'Body', ${body},
      'CreatedAt', ${isoInstant(sql`m.created_at`)}, 'ReadAt', ${isoInstant(sql`m.read_at`)},
      'SObjectType', m.record_type, 'SalesforceId', m.record_id, 'Page', m.page)
      order by m.created_at desc, m.id desc), '[]')::text as body
    from (
      select * from (${rowsOf(own, reached)}) both_kinds order by created_at desc, id desc limit ${most}
    ) m`)
}

export async function countUnreadMessages(context: Context): Promise<number> {
  const { userId } = requireContact(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ count: number }>(sql`
      select ((select count(*) from ${messages} where user_id = ${userId} and read_at is null)
        + (select count(*) from ${broadcastRecipients}
           where user_id = ${userId} and read_at is null and deleted_at is null))::int as count`),
  )
  return rows[0]?.count ?? 0
}

/** Idempotent. @throws not-found for another person's. */
export async function readMessage(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  const now = context.clock.now().toISOString()
  const { own, broadcast } = await context.database.write((builder) => ({
    own: builder.execute<{ id: string }>(sql`
      update ${messages} set read_at = coalesce(read_at, ${now}::timestamptz)
      where id = ${id} and user_id = ${userId} returning id`),
    broadcast: builder.execute<{ id: string }>(sql`
      update ${broadcastRecipients} set read_at = coalesce(read_at, ${now}::timestamptz)
      where broadcast_id = ${id} and user_id = ${userId} and deleted_at is null
      returning broadcast_id as id`),
  }))
  if (own.rows.length + broadcast.rows.length === 0) throw notFound()
}

/** @throws not-found for another person's, and for a deleted one. */
export async function deleteMessage(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  const now = context.clock.now().toISOString()
  const { own, broadcast } = await context.database.write((builder) => ({
    own: builder.execute<{ id: string }>(sql`
      delete from ${messages} where id = ${id} and user_id = ${userId} returning id`),
    // The row stays, so that sending it again does not bring it back.
    broadcast: builder.execute<{ id: string }>(sql`
      update ${broadcastRecipients} set deleted_at = ${now}::timestamptz
      where broadcast_id = ${id} and user_id = ${userId} and deleted_at is null
      returning broadcast_id as id`),
  }))
  if (own.rows.length + broadcast.rows.length === 0) throw notFound()
}
