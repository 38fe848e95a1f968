import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requestIdAt } from '../requests/index.ts'
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

const inLanguage = ({ language }: Context, name: 'title' | 'body'): SQL =>
  sql.raw(language === 'es' ? `m.${name}_es` : `m.${name}`)

/** Newest first (spec, resident section 3, Message). */
export async function listMessages(
  context: Context,
  { sfId, before, limit = maxListed }: MessageQuery = {},
): Promise<JsonText> {
  const { userId } = requireContact(context)
  const about = sfId === undefined ? sql`` : sql`and record_id = ${requestIdAt(sfId)}`
  const older =
    before === undefined
      ? sql``
      : sql`and (created_at, id) < (coalesce((
          select created_at from ${messages} where id = ${before} and user_id = ${userId}),
          'infinity'), ${before}::uuid)`
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'Id', m.id, 'Title', ${inLanguage(context, 'title')}, 'Body', ${inLanguage(context, 'body')},
      'CreatedAt', ${isoInstant(sql`m.created_at`)}, 'ReadAt', ${isoInstant(sql`m.read_at`)},
      'SObjectType', m.record_type, 'SalesforceId', m.record_id, 'Page', m.page)
      order by m.created_at desc, m.id desc), '[]')::text as body
    from (
      select * from ${messages} where user_id = ${userId} ${about} ${older}
      order by created_at desc, id desc limit ${Math.min(limit, maxListed)}
    ) m`)
}

export async function countUnreadMessages(context: Context): Promise<number> {
  const { userId } = requireContact(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ count: number }>(sql`
      select count(*)::int as count from ${messages} where user_id = ${userId} and read_at is null`),
  )
  return rows[0]?.count ?? 0
}

/** Idempotent. @throws not-found for another person's. */
export async function readMessage(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  const now = context.clock.now().toISOString()
  const { own } = await context.database.write((builder) => ({
    own: builder.execute<{ id: string }>(sql`
      update ${messages} set read_at = coalesce(read_at, ${now}::timestamptz)
      where id = ${id} and user_id = ${userId} returning id`),
  }))
  if (own.rows.length === 0) throw notFound()
}

/** @throws not-found for another person's, and for a deleted one. */
export async function deleteMessage(context: Context, id: string): Promise<void> {
  const { userId } = requireContact(context)
  const { own } = await context.database.write((builder) => ({
    own: builder.execute<{ id: string }>(sql`
      delete from ${messages} where id = ${id} and user_id = ${userId} returning id`),
  }))
  if (own.rows.length === 0) throw notFound()
}
