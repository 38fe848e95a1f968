import { type SQL, sql } from 'drizzle-orm'
import { requireAdmin } from '../../platform/access/index.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { dueOrNever, requests, requestText } from '../requests/requests.sql.ts'
import type { Status } from '../requests/rules.ts'
import { type queueStates, queueLimits } from './rules.ts'

export interface CaseQueueFilter {
  readonly state: (typeof queueStates)[number]
  readonly status?: Status | undefined
  readonly category?: ReportCategory | undefined
  readonly area?: string | undefined
  /** A staff member's id, `me`, or the contract's word for unassigned requests. */
  readonly assignee?: string | undefined
  readonly isOverdue?: boolean | undefined
  /** By the day it was sent. */
  readonly olderThanDays?: number | undefined
  /** A case number, or part of number, title, address and description. */
  readonly text?: string | undefined
}

/** By due date, or newest first. */
type CaseQueueOrder = 'due' | 'newest'

const nowOf = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

/** Open requests are listed by due date, all others newest first. */
export const orderOf = ({ state, isOverdue }: CaseQueueFilter): CaseQueueOrder =>
  state === 'open' || isOverdue === true ? 'due' : 'newest'

export const orderBy = (order: CaseQueueOrder): SQL =>
  order === 'due' ? sql`${dueOrNever}, requests.id` : sql`requests.created_at desc, requests.id`

function assigneeIs(context: Context, assignee: string): SQL {
  if (assignee === 'nobody') return sql`requests.assignee_id is null`
  const { userId } = requireAdmin(context)
  const id = assignee === 'me' ? userId : assignee
  return isUuid(id) ? sql`requests.assignee_id = ${id}` : sql`false`
}

/** On rows of `requests`, except for its text. */
export function conditionsOf(context: Context, filter: CaseQueueFilter): readonly SQL[] {
  const { state, status, category, area, assignee, isOverdue, olderThanDays } = filter
  const now = nowOf(context)
  return [
    ...(state === 'open' || isOverdue ? [sql`requests.closed_at is null`] : []),
    ...(state === 'closed' ? [sql`requests.closed_at is not null`] : []),
    ...(status ? [sql`requests.status = ${status}`] : []),
    ...(category ? [sql`requests.category = ${category}`] : []),
    ...(area ? [sql`requests.area = ${area}`] : []),
    ...(assignee ? [assigneeIs(context, assignee)] : []),
    ...(isOverdue ? [sql`${dueOrNever} < ${now}`] : []),
    ...(olderThanDays === undefined
      ? []
      : [sql`requests.created_at < ${now} - make_interval(days => ${olderThanDays})`]),
  ]
}

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/** A trigram index needs at least this many. */
const minLetters = 3

/** A search text uses its own indexes first and finds at most a thousand rows. */
export function rowsOf(context: Context, filter: CaseQueueFilter): SQL {
  const where = all(conditionsOf(context, filter))
  const text = filter.text?.trim().toLowerCase() ?? ''
  if (text === '') return sql`(select * from ${requests} where ${where}) requests`
  const digits = /^#?(\d{1,8})$/.exec(text)?.[1]
  const byNumber = digits
    ? [sql`(select id from ${requests} where number = ${digits.padStart(8, '0')})`]
    : []
  const words = text.split(/\s+/).filter((word) => word.length >= minLetters)
  const contains = words.map((word) => sql`${requestText} like ${`%${literally(word)}%`}`)
  const byWords =
    words.length > 0
      ? [
          sql`(select requests.id from ${requests} where ${all([...contains, where])} limit ${queueLimits.counted})`,
        ]
      : []
  const found = [...byNumber, ...byWords]
  if (found.length === 0) return sql`(select * from ${requests} where false) requests`
  return sql`(
    with found as materialized (${sql.join(found, sql` union `)})
    select requests.* from found join ${requests} on requests.id = found.id where ${where}
  ) requests`
}
