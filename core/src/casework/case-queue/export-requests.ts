import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { csvOf } from '../../platform/kernel/csv.ts'
import { say } from '../../platform/texts/index.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { type Status, statuses } from '../requests/rules.ts'
import { type CaseQueueFilter, orderBy, orderOf, rowsOf } from './filter.ts'
import { staffName } from './list-requests.ts'
import { queueLimits } from './rules.ts'

interface Row {
  readonly number: string
  readonly title: string
  readonly category: ReportCategory | null
  readonly status: Status
  readonly address: string
  readonly area: string | null
  readonly assignee: string | null
  readonly created: string
  readonly due: string | null
  readonly closed: string | null
  readonly overdue: boolean
  readonly description: string
}

const headers = [
  'Number',
  'What',
  'Category',
  'Status',
  'Address',
  'Area',
  'Assignee',
  'Created',
  'Due',
  'Closed',
  'Overdue',
  'Description',
] as const

/** As CSV (RFC 4180), at most ten thousand rows, in city time. @throws forbidden unless staff. */
export async function exportRequests(context: Context, filter: CaseQueueFilter): Promise<string> {
  requireAdmin(context)
  const { language, city, clock } = context
  const title = language === 'es' ? sql`coalesce(title_es, title)` : sql`title`
  const local = (moment: string) =>
    sql`to_char(${sql.raw(`requests.${moment}`)} at time zone ${city.timeZone}, 'YYYY-MM-DD HH24:MI')`
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const rows = await context.database.rows<{ row: Row }>(sql`
    select json_build_object('number', number, 'title', ${title}, 'category', category,
      'status', status, 'address', address, 'area', area,
      'assignee', case when staff.id is not null then ${staffName(sql`staff`)} end,
      'created', ${local('created_at')}, 'due', ${local('due_at')}, 'closed', ${local('closed_at')},
      'overdue', closed_at is null and coalesce(due_at < ${now}, false),
      'description', left(description, 500)) as row
    from (select * from ${rowsOf(context, filter)}
      order by ${orderBy(orderOf(filter))} limit ${queueLimits.exported}) requests
    left join ${users} staff on staff.id = requests.assignee_id
    order by ${orderBy(orderOf(filter))}`)
  const lines = rows.map(({ row }) => [
    row.number,
    row.title,
    row.category ? say(context, categoryFacts(row.category).name) : '',
    say(context, statuses[row.status].text),
    row.address,
    row.area ?? '',
    row.assignee ?? '',
    row.created,
    row.due ?? '',
    row.closed ?? '',
    say(context, row.overdue ? 'Util.Yes' : 'Util.No'),
    row.description,
  ])
  return csvOf([headers.map((name) => say(context, `Desk.${name}`)), ...lines])
}
