import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { jsonRows } from '../../platform/database/json-rows.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import { isIn, noticeObject, noticeRows } from './notice-rows.ts'
import type { NoticeFilter } from './rules.ts'
import { batchNotFound } from './shutoff-notices.errors.ts'
import { shutoffBatches, shutoffNotices } from './shutoff-notices.sql.ts'

const mostListed = 100

const batchColumns = sql`b.id as "Id", b.row_count as "rowCount", ${isoInstant(sql`b.created_at`)} as "createdAt",
  (select ${staffName(sql`s`)} from ${users} s where s.id = b.created_by) as "createdBy",
  c.processed, c.waiting, c.asked, c.first as "firstShutoff", c.last as "lastShutoff"`

const counts = sql`cross join lateral (
  select coalesce(sum(n.reached), 0)::int as processed,
    (count(*) filter (where n.sent_at is null))::int as waiting,
    (count(*) filter (where n.asked_at is not null))::int as asked, min(n.shutoff_on) as first,
    max(n.shutoff_on) as last
  from ${shutoffNotices} n where n.batch_id = b.id) c`

/** Newest first; the rows are at each one's own address. */
export async function listNoticeBatches(context: Context): Promise<JsonText> {
  requireStaff(context, 'listNoticeBatches')
  return context.database.json(
    jsonRows(sql`select ${batchColumns}
      from (select * from ${shutoffBatches} order by created_at desc, id desc limit ${mostListed}) b
      ${counts} order by b.created_at desc, b.id desc`),
  )
}

export interface BatchPage {
  readonly id: string
  readonly filter: NoticeFilter
  /** The beginning of an account number; all without. */
  readonly account?: string
  /** From 1. */
  readonly page: number
  readonly size: number
}

const filters = ['open', 'calls', 'letters', 'paid', 'asked'] as const

/** SQL on `n`. Spaces and leading zeros do not count, as in the file. */
const hasAccount = (text: string): SQL => {
  const number = text.split('-').map(normalUtilityNumber).join('-')
  return number === ''
    ? sql`true`
    : sql`starts_with(lower(n.customer_id || '-' || n.location_id), ${number.toLowerCase()})`
}

/** A page of a batch's rows, and how many each part of it has. @throws not-found. */
export async function getNoticeBatch(
  context: Context,
  { id, filter, account = '', page, size }: BatchPage,
): Promise<JsonText> {
  requireStaff(context, 'getNoticeBatch')
  const counted = sql.join(
    filters.map((name) => sql`${name}::text, count(*) filter (where ${isIn(name)})`),
    sql`, `,
  )
  const found = await context.database.findJson(sql`
    with found as materialized (${noticeRows(sql`n.batch_id = ${id}::uuid and ${hasAccount(account)}`)})
    select json_build_object('batch', (select row_to_json(x) from (select ${batchColumns}) x),
      'texts', b.texts,
      'counts', (select json_build_object('all', count(*), ${counted}) from found f),
      'data', (select coalesce(json_agg(${noticeObject} order by f.line), '[]') from (
        select * from found f where ${isIn(filter)} order by f.line
        limit ${size} offset ${(page - 1) * size}) f))::text as body
    from ${shutoffBatches} b ${counts} where b.id = ${id}::uuid`)
  if (!found) throw batchNotFound()
  return found
}
