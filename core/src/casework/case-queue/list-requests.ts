import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { shownStatuses, statusObject, type Thumbnail, thumbnailJoin } from '../requests/index.ts'
import { requestEvents } from '../requests/requests.sql.ts'
import {
  type RecordType,
  type Status,
  type StatusInformation,
  statusInformation,
} from '../requests/rules.ts'
import { teams } from '../teams/teams.sql.ts'
import { type CaseQueueFilter, rowsOf } from './filter.ts'
import { cursorIn, cursorOf, isAfter, orderBy, orderOf, reversed } from './order.ts'
import { queueLimits } from './rules.ts'

const titleOf = ({ language }: Context): SQL =>
  language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`

const isOverdue = ({ clock }: Context): SQL =>
  sql`(requests.closed_at is null and coalesce(requests.due_at < ${clock.now().toISOString()}::timestamptz, false))`

interface QueueItem {
  readonly id: string
  readonly number: string
  readonly type: RecordType
  readonly category: ReportCategory | null
  readonly title: string
  readonly status: Status
  readonly statusInformation: StatusInformation
  readonly address: string
  readonly area: string | null
  /** The start of what the sender wrote. */
  readonly excerpt: string
  /** The start of what the resident answered, until staff's next step. */
  readonly newAnswer: string | null
  /** ISO 8601. */
  readonly dueAt: string | null
  readonly isOverdue: boolean
  readonly isWaiting: boolean
  readonly thumbnail: Thumbnail | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly team: { readonly id: string; readonly name: string } | null
  readonly assignee: { readonly id: string; readonly name: string } | null
}

export interface QueuePage {
  readonly data: readonly QueueItem[]
  /** Cursors of the pages around this one. */
  readonly next: string | null
  readonly previous: string | null
  /** Ids of the requests around this page. */
  readonly following: string | null
  readonly preceding: string | null
  /** Counted up to a thousand. */
  readonly total: number
}

/** Which page: the one after a cursor, or the one before it; the first without either. */
export interface QueuePlace {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** As the database has it. Without a match there is one row, whose id is null. */
interface Row extends Omit<
  QueueItem,
  'id' | 'statusInformation' | 'thumbnail' | 'team' | 'assignee'
> {
  readonly [column: string]: unknown
  readonly id: string | null
  readonly key: string
  readonly objectKey: string | null
  readonly pictureType: string
  readonly teamId: string | null
  readonly teamName: string
  readonly staffId: string | null
  readonly staffName: string
  readonly total: number
}

const columns = (context: Context): SQL => sql`requests.id, requests.number,
  requests.record_type as type, requests.category, ${titleOf(context)} as title, requests.status,
  requests.address, requests.area, left(requests.description, ${queueLimits.excerpt}) as excerpt,
  left(answer.body, ${queueLimits.excerpt}) as "newAnswer", requests.due_at as "dueAt",
  ${isOverdue(context)} as "isOverdue", requests.is_action_required as "isWaiting",
  requests.created_at as "createdAt", requests.updated_at as "updatedAt",
  picture.object_key as "objectKey", picture.type as "pictureType",
  team.id as "teamId", team.name as "teamName", staff.id as "staffId", ${staffName(sql`staff`)} as "staffName"`

const iso = (moment: string): string => new Date(moment).toISOString()

function itemOf(row: Row & { readonly id: string }): QueueItem {
  const {
    key: _key,
    objectKey,
    pictureType,
    teamId,
    teamName,
    staffId,
    staffName: name,
    total: _total,
    ...item
  } = row
  return {
    ...item,
    statusInformation: statusInformation(row.type, row.status),
    dueAt: row.dueAt && iso(row.dueAt),
    thumbnail: objectKey === null ? null : { objectKey, type: pictureType },
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    team: teamId === null ? null : { id: teamId, name: teamName },
    assignee: staffId === null ? null : { id: staffId, name },
  }
}

const hasId = (row: Row): row is Row & { readonly id: string } => row.id !== null

/**
 * A page, with what is around it; one statement over an index. The database gives columns, not JSON:
 * for 50 rows of 20 fields, building the JSON there took longer than finding the rows.
 * @throws forbidden unless staff, invalid for an invalid cursor.
 */
export async function listDeskRequests(
  context: Context,
  filter: CaseQueueFilter,
  { after, before }: QueuePlace = {},
): Promise<QueuePage> {
  requireStaff(context, 'listDeskRequests')
  const order = orderOf(filter)
  const rows = rowsOf(context, filter)
  const isBackward = after === undefined && before !== undefined
  const walk = isBackward ? reversed(order) : order
  const cursor = cursorIn(after ?? before)
  const found = await context.database.rows<Row>(sql`
    select ${columns(context)}, ${order.key} as key, total
    from (select count(*)::int as total from (
      select from ${rows} limit ${queueLimits.counted}) listed) counted
    left join (
      select * from ${rows} where ${cursor ? isAfter(walk, cursor) : sql`true`}
      order by ${orderBy(walk)} limit ${queueLimits.page + 1}
    ) requests on true
    left join ${users} staff on staff.id = requests.assignee_id
    left join ${teams} team on team.id = requests.team_id
    left join ${requestEvents} answer on answer.request_id = requests.id
      and answer.at = requests.answered_at and answer.kind = 'answer'
    ${thumbnailJoin(sql`requests.id`)}
    order by ${orderBy(walk)}`)
  const total = found[0]?.total ?? 0
  const walked = found.filter(hasId)
  const page = walked.slice(0, queueLimits.page)
  const [first, last, beyond] = [page[0], page.at(-1), walked[queueLimits.page]]
  const onward = { cursor: beyond && last ? cursorOf(last) : null, id: beyond?.id ?? null }
  const back = { cursor: cursor && first ? cursorOf(first) : null, id: cursor?.id ?? null }
  const [next, previous] = isBackward ? [back, onward] : [onward, back]
  return {
    data: (isBackward ? page.toReversed() : page).map(itemOf),
    next: next.cursor,
    previous: previous.cursor,
    following: next.id,
    preceding: previous.id,
    total,
  }
}

/** At most five hundred, in the queue's order. @throws forbidden unless staff. */
export async function listDeskPoints(context: Context, filter: CaseQueueFilter): Promise<JsonText> {
  requireStaff(context, 'listDeskPoints')
  const order = orderOf(filter)
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', requests.id, 'number', requests.number,
      'title', ${titleOf(context)}, 'status', requests.status, 'statusInformation', ${statusObject},
      'latitude', requests.latitude, 'longitude', requests.longitude,
      'isOverdue', ${isOverdue(context)})), '[]')::text as body
    from (
      select * from ${rowsOf(context, filter)} where requests.latitude is not null
      order by ${orderBy(order)} limit ${queueLimits.points}
    ) requests
    left join ${shownStatuses} on shown.record_type = requests.record_type
      and shown.status = requests.status`)
}
