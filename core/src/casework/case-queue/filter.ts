import { type SQL, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { dueOrNever, requests, requestText } from '../requests/requests.sql.ts'
import type { Status } from '../requests/rules.ts'
import { isInScope } from '../teams/index.ts'
import { teamMembers } from '../teams/teams.sql.ts'
import { type QueueSort, queueLimits, type queueStates } from './rules.ts'

export interface CaseQueueFilter {
  readonly state: (typeof queueStates)[number]
  readonly status?: Status | undefined
  readonly category?: ReportCategory | undefined
  readonly area?: string | undefined
  /** A team's id, or `mine` for those of the caller. */
  readonly team?: string | undefined
  /** A staff member's id, `me`, or the contract's word for unassigned requests. */
  readonly assignee?: string | undefined
  readonly isOverdue?: boolean | undefined
  /** The resident has answered since staff's last step. */
  readonly hasNewAnswer?: boolean | undefined
  /** Staff have asked the resident. */
  readonly isWaiting?: boolean | undefined
  /** Staff had closed it. */
  readonly isReopened?: boolean | undefined
  /** By the day it was sent. */
  readonly olderThanDays?: number | undefined
  /** A case number, or part of number, title, address and description. */
  readonly text?: string | undefined
  readonly sort?: QueueSort | undefined
}

const nowOf = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

function assigneeIs(context: Context, assignee: string): SQL {
  if (assignee === 'nobody') return sql`requests.assignee_id is null`
  const { userId } = requireUser(context)
  const id = assignee === 'me' ? userId : assignee
  return isUuid(id) ? sql`requests.assignee_id = ${id}` : sql`false`
}

function teamIs(context: Context, team: string): SQL {
  const { userId } = requireUser(context)
  if (team === 'mine')
    return sql`requests.team_id in (select team_id from ${teamMembers} where user_id = ${userId})`
  return isUuid(team) ? sql`requests.team_id = ${team}` : sql`false`
}

/** On rows of `requests`, except for its text. */
export function conditionsOf(context: Context, filter: CaseQueueFilter): readonly SQL[] {
  const { state, status, category, area, assignee, team, isOverdue, isWaiting } = filter
  const { hasNewAnswer, isReopened, olderThanDays } = filter
  const now = nowOf(context)
  return [
    isInScope(context, 'listDeskRequests'),
    ...(state === 'open' || isOverdue || hasNewAnswer || isWaiting || isReopened
      ? [sql`requests.closed_at is null`]
      : []),
    ...(state === 'closed' ? [sql`requests.closed_at is not null`] : []),
    ...(status ? [sql`requests.status = ${status}`] : []),
    ...(category ? [sql`requests.category = ${category}`] : []),
    ...(area ? [sql`requests.area = ${area}`] : []),
    ...(team ? [teamIs(context, team)] : []),
    ...(assignee ? [assigneeIs(context, assignee)] : []),
    ...(isOverdue ? [sql`${dueOrNever} < ${now}`] : []),
    ...(hasNewAnswer ? [sql`requests.answered_at is not null`] : []),
    ...(isWaiting ? [sql`requests.is_action_required`] : []),
    ...(isReopened ? [sql`requests.reopened_at is not null`] : []),
    ...(olderThanDays === undefined
      ? []
      : [sql`requests.created_at < ${now} - make_interval(days => ${olderThanDays})`]),
  ]
}

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/** A trigram index needs at least this many. */
const minLetters = 3

/** A search text uses its own indexes first and finds at most `most` rows; null: all. */
export function rowsOf(
  context: Context,
  filter: CaseQueueFilter,
  most: number | null = queueLimits.counted,
): SQL {
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
          sql`(select requests.id from ${requests} where ${all([...contains, where])} limit ${most})`,
        ]
      : []
  const found = [...byNumber, ...byWords]
  if (found.length === 0) return sql`(select * from ${requests} where false) requests`
  return sql`(
    with found as materialized (${sql.join(found, sql` union `)})
    select requests.* from found join ${requests} on requests.id = found.id where ${where}
  ) requests`
}
