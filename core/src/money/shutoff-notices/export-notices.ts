import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { csvLine } from '../../platform/kernel/csv.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { isIn, noticeRows } from './notice-rows.ts'
import type { NoticeFilter } from './rules.ts'

interface Row extends Record<string, unknown> {
  readonly number: string
  readonly cents: number
  readonly shutoff_on: string
  readonly address: string | null
  readonly person_name: string
  readonly phone: string | null
  readonly asked: boolean
}

const header: readonly TextKey[] = [
  'Shutoffs.Account',
  'Shutoffs.Address',
  'Shutoffs.Owner',
  'Shutoffs.Phone',
  'Shutoffs.StillDue',
  'Shutoffs.ShutoffDay',
  'Shutoffs.HasAsked',
]

function fileOf(context: Context, rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.number,
    row.address ?? '',
    row.person_name,
    row.phone ?? '',
    (row.cents / 100).toFixed(2),
    row.shutoff_on,
    say(context, row.asked ? 'Util.Yes' : 'Util.No'),
  ])
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${[header.map((key) => say(context, key)), ...lines].map(csvLine).join('')}`
}

const columns = sql`f.number, f.amount_cents - f.paid_cents as cents, f.shutoff_on::text as shutoff_on,
  f.address, f.person_name, f.phone, f.asked_at is not null as asked`

/** A part of a batch as CSV for a spreadsheet: the people to call, say. @throws forbidden. */
export async function exportNotices(
  context: Context,
  { id, filter }: { readonly id: string; readonly filter: NoticeFilter },
): Promise<string> {
  requireStaff(context, 'exportNotices')
  const rows = await context.database.rows<Row>(sql`
    select ${columns} from (${noticeRows(sql`n.batch_id = ${id}::uuid`)}) f
    where ${isIn(filter)} order by f.line`)
  return fileOf(context, rows)
}

/**
 * Whose water will be shut off on a day, by the newest notice of each account: for the crew. Who
 * paid or pays in installments is not on it. @throws forbidden.
 */
export async function exportShutoffs(context: Context, day: string): Promise<string> {
  requireStaff(context, 'exportShutoffs')
  const rows = await context.database.rows<Row>(sql`
    select * from (
      select distinct on (f.number) ${columns}, f.state
      from (${noticeRows(sql`(n.customer_id, n.location_id) in (
        select customer_id, location_id from shutoff_notices where shutoff_on = ${day}::date)`)}) f
      order by f.number, f.batch_created_at desc) f
    where f.state = 'open' and f.shutoff_on = ${day} order by f.address, f.number`)
  return fileOf(context, rows)
}
