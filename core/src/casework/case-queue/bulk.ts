import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { requests } from '../requests/requests.sql.ts'
import type { Status } from '../requests/rules.ts'
import { isInScope } from '../teams/index.ts'
import { assign, notifyOfMany } from './assign-request.ts'
import { changeStatus } from './change-status.ts'
import { type CaseQueueFilter, rowsOf } from './filter.ts'
import { orderBy, orderOf } from './order.ts'
import { type BulkObstacle, queueLimits, caseQueueStatuses, needsReason } from './rules.ts'

export type BulkAction =
  | { readonly kind: 'assign'; readonly assigneeId: string | null }
  | { readonly kind: 'status'; readonly to: Status; readonly reason: string }

/** Requests by number, or by filter. */
export type BulkChoice =
  | { readonly numbers: readonly string[] }
  | { readonly filter: CaseQueueFilter }

/** Null: it can be changed. */
interface Verdict {
  readonly number: string
  readonly title: string
  readonly status: Status
  readonly obstacle: BulkObstacle | null
}

export interface BulkPreview {
  readonly can: number
  readonly cannot: number
  readonly requests: readonly Verdict[]
  /** More requests match than one action changes. */
  readonly isCut: boolean
}

export interface BulkResult {
  readonly changed: number
  /** The change was not allowed, or another staff member was faster. */
  readonly skipped: number
}

type Row = Pick<
  typeof requests.$inferSelect,
  'id' | 'number' | 'title' | 'recordType' | 'status' | 'assigneeId' | 'version'
>

const lookedFor = (context: Context, choice: BulkChoice) =>
  'numbers' in choice
    ? sql`(select * from ${requests}
        where number in ${texts(choice.numbers.slice(0, queueLimits.bulk + 1))}
          and ${isInScope(context, 'listDeskRequests')}) requests`
    : rowsOf(context, choice.filter)

async function chosen(context: Context, choice: BulkChoice): Promise<readonly Row[]> {
  const order = orderOf('filter' in choice ? choice.filter : { state: 'open' })
  const title = context.language === 'es' ? sql`coalesce(title_es, title)` : sql`title`
  const rows = await context.database.rows<{ row: Row }>(sql`
    select json_build_object('id', id, 'number', number, 'title', ${title},
      'recordType', record_type, 'status', status, 'assigneeId', assignee_id, 'version', version) as row
    from (select * from ${lookedFor(context, choice)}
      order by ${orderBy(order)} limit ${queueLimits.bulk + 1}) requests`)
  return rows.map(({ row }) => row)
}

function obstacleOf(row: Row, action: BulkAction): BulkObstacle | null {
  if (action.kind === 'assign') return row.assigneeId === action.assigneeId ? 'already-so' : null
  if (row.status === action.to) return 'already-so'
  return caseQueueStatuses(row.recordType, row.status).includes(action.to) ? null : 'no-such-step'
}

function missing(rows: readonly Row[], choice: BulkChoice): readonly Verdict[] {
  if (!('numbers' in choice)) return []
  const found = new Set(rows.map(({ number }) => number))
  return choice.numbers
    .slice(0, queueLimits.bulk)
    .filter((number) => !found.has(number))
    .map((number) => ({ number, title: '', status: 'New', obstacle: 'not-found' }))
}

/** Pending Payment needs an amount for each request, so it is no bulk action. */
function requirePossible(action: BulkAction): void {
  if (action.kind === 'assign') return
  if (action.to === 'Pending Payment') throw new DomainError('invalid', 'Desk.NoSuchStep')
}

/** @throws forbidden unless staff, invalid for a status that needs an amount. */
export async function previewBulk(
  context: Context,
  choice: BulkChoice,
  action: BulkAction,
): Promise<BulkPreview> {
  requireStaff(context, 'previewBulk')
  requirePossible(action)
  const rows = await chosen(context, choice)
  const selected = rows.slice(0, queueLimits.bulk)
  const verdicts = [
    ...selected.map((row) => ({
      number: row.number,
      title: row.title,
      status: row.status,
      obstacle: obstacleOf(row, action),
    })),
    ...missing(selected, choice),
  ]
  const can = verdicts.filter(({ obstacle }) => obstacle === null).length
  return {
    can,
    cannot: verdicts.length - can,
    requests: verdicts,
    isCut: rows.length > queueLimits.bulk,
  }
}

/** Concurrent changes; each is its own transaction. */
const atOnce = 8

const apply = (context: Context, { id, version }: Row, action: BulkAction) =>
  action.kind === 'assign'
    ? assign(context, { id, version, assigneeId: action.assigneeId }, { isNotified: false })
    : changeStatus(context, {
        id,
        version,
        to: action.to,
        reason: action.reason,
        amountCents: null,
      })

const passing = new Set(['stale', 'conflict', 'not-found'])

/**
 * With the rules and notifications of single changes, but one for all that a person is assigned; skips requests changed in the meantime.
 * @throws forbidden unless staff, invalid without a required reason or for an assignee who is not
 * staff.
 */
export async function runBulk(
  context: Context,
  choice: BulkChoice,
  action: BulkAction,
): Promise<BulkResult> {
  requireStaff(context, 'runBulk')
  requirePossible(action)
  if (action.kind === 'status' && needsReason(action.to) && action.reason.trim() === '')
    requireValid([{ field: 'reason', kind: 'Required' }])
  const rows = await chosen(context, choice)
  const possible = rows.slice(0, queueLimits.bulk).filter((row) => obstacleOf(row, action) === null)
  const changed: string[] = []
  for (let from = 0; from < possible.length; from += atOnce) {
    const attempts = possible.slice(from, from + atOnce).map((row) =>
      apply(context, row, action).then(
        () => [row.id],
        (error: unknown) => {
          if (error instanceof DomainError && passing.has(error.kind)) return []
          throw error
        },
      ),
    )
    // A few at a time, so that one clerk does not take every connection.
    // oxlint-disable-next-line no-await-in-loop -- see above
    changed.push(...(await Promise.all(attempts)).flat())
  }
  if (action.kind === 'assign' && action.assigneeId !== null)
    await notifyOfMany(context, action.assigneeId, changed)
  const skipped = Math.min(rows.length, queueLimits.bulk) - changed.length
  return { changed: changed.length, skipped }
}
