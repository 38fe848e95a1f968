import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { keysetPages } from '../../platform/kernel/keyset-pages.ts'
import { say } from '../../platform/texts/index.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { type Status, statuses } from '../requests/rules.ts'
import { teams } from '../teams/teams.sql.ts'
import { type CaseQueueFilter, rowsOf } from './filter.ts'
import { queueLimits } from './rules.ts'

interface Row {
  readonly id: string
  /** When it was sent, as the database writes it. */
  readonly sentAt: string
  readonly number: string
  readonly title: string
  readonly category: ReportCategory | null
  readonly status: Status
  readonly sender: string | null
  readonly address: string
  readonly area: string | null
  readonly team: string | null
  readonly assignee: string | null
  readonly created: string
  readonly due: string | null
  readonly closed: string | null
  readonly reason: string | null
  readonly overdue: boolean
  readonly description: string
}

const headers = [
  'Number',
  'What',
  'Category',
  'Status',
  'Sender',
  'Address',
  'Area',
  'Team',
  'Assignee',
  'Created',
  'Due',
  'Closed',
  'CloseReason',
  'Overdue',
  'Description',
] as const

/** A page in the order in which requests were sent, which no change of a request disturbs. */
function pageOf(context: Context, filter: CaseQueueFilter, last: Row | undefined): SQL {
  const { language, city, clock } = context
  const title = language === 'es' ? sql`coalesce(title_es, title)` : sql`title`
  const local = (moment: string) =>
    sql`to_char(${sql.raw(`requests.${moment}`)} at time zone ${city.timeZone}, 'YYYY-MM-DD HH24:MI')`
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const further = last
    ? sql`and (created_at < ${last.sentAt}::timestamptz
        or (created_at = ${last.sentAt}::timestamptz and requests.id > ${last.id}))
        and created_at <= ${last.sentAt}::timestamptz`
    : sql``
  return sql`
    select json_build_object('id', requests.id, 'sentAt', requests.created_at,
      'number', number, 'title', ${title}, 'category', category, 'status', status,
      'sender', coalesce(requests.contact_name,
        nullif(trim(sender.first_name || ' ' || sender.last_name), ''), sender.email, guest_email),
      'address', address, 'area', area,
      'team', team.name, 'assignee', case when staff.id is not null then ${staffName(sql`staff`)} end,
      'created', ${local('created_at')}, 'due', ${local('due_at')}, 'closed', ${local('closed_at')},
      'reason', close_reason, 'overdue', closed_at is null and coalesce(due_at < ${now}, false),
      'description', left(description, 500)) as row
    from (select * from ${rowsOf(context, filter, null)} where true ${further}
      order by requests.created_at desc, requests.id limit ${queueLimits.exported}) requests
    left join ${users} staff on staff.id = requests.assignee_id
    left join ${teams} team on team.id = requests.team_id
    left join ${users} sender on sender.id = requests.user_id
    order by requests.created_at desc, requests.id`
}

const lineOf = (context: Context, row: Row): readonly string[] => [
  row.number,
  row.title,
  row.category ? say(context, categoryFacts(row.category).name) : '',
  say(context, statuses[row.status].text),
  row.sender ?? '',
  row.address,
  row.area ?? '',
  row.team ?? '',
  row.assignee ?? '',
  row.created,
  row.due ?? '',
  row.closed ?? '',
  row.reason ?? '',
  say(context, row.overdue ? 'Util.Yes' : 'Util.No'),
  row.description,
]

async function* pagesOf(
  context: Context,
  filter: CaseQueueFilter,
): AsyncGenerator<readonly (readonly string[])[]> {
  const pages = keysetPages<{ row: Row }>(queueLimits.exported, (last) =>
    context.database.rows<{ row: Row }>(pageOf(context, filter, last?.row)),
  )
  for await (const rows of pages) yield rows.map(({ row }) => lineOf(context, row))
}

/**
 * CSV (RFC 4180) of all requests that fit, newest first, in city time. The last line says how many;
 * a file without it is not complete. @throws forbidden unless staff.
 */
export async function exportRequests(
  context: Context,
  filter: CaseQueueFilter,
): Promise<ReadableStream> {
  requireStaff(context, 'exportRequests')
  return csvStream({
    header: headers.map((name) => say(context, name === 'Team' ? 'Teams.Team' : `Desk.${name}`)),
    pages: pagesOf(context, filter),
    end: (rows) => [say(context, 'Util.EndOfFile'), String(rows)],
  })
}
