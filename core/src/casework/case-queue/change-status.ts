import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { type ValidationErrorKind, requireValid } from '../../platform/kernel/validation.ts'
import { notify } from '../messages/index.ts'
import { dueAtOf } from '../report-categories/rules.ts'
import type { requests } from '../requests/requests.sql.ts'
import { isEndStatus, recordTypes, type Status } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import {
  after,
  type Changed,
  changing,
  inBoth,
  readSeen,
  requireSeen,
  type SeenRequest,
  statusText,
} from './change.ts'
import { requireFilled } from './require-filled.ts'
import { caseQueueStatuses, needsReason } from './rules.ts'

type Row = typeof requests.$inferSelect

export interface StatusChange extends SeenRequest {
  readonly to: Status
  /** For the sender and the followers; required for final statuses other than the good one. */
  readonly reason: string
  /** The amount to pay; required for Pending Payment. */
  readonly amountCents: number | null
}

const refuse = (field: string, kind: ValidationErrorKind) => requireValid([{ field, kind }])

/** A final status closes the request, any other reopens it with a new due date. */
function columnsOf(context: Context, row: Row, { to, reason, amountCents }: StatusChange) {
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const why = reason.trim() || null
  const amount =
    to === 'Pending Payment'
      ? sql`, payment_amount_cents = ${amountCents}, paid_at = null,
          payment_code = coalesce(payment_code,
            (select payment_code from ${services} where id = requests.service_id),
            ${recordTypes[row.recordType].paymentCode})`
      : sql``
  if (isEndStatus(to))
    return sql`status = ${to}, closed_at = ${at}, close_reason = ${why}, reopened_at = null,
      is_action_required = false, action_message = null`
  if (row.closedAt === null) return sql`status = ${to} ${amount}`
  const due = row.category && dueAtOf(context.city, row.category, now)
  return sql`status = ${to}, closed_at = null, close_reason = null, reopened_at = ${at}, merged_into_id = null,
    due_at = ${due?.toISOString() ?? null}::timestamptz ${amount}`
}

/**
 * Along the transitions, which also reopen. Notifies the sender and the followers.
 * @throws not-found, stale, conflict for a transition that is not allowed, invalid without a
 * required reason or amount, or for a blank of a template that was not filled.
 */
export async function changeStatus(context: Context, change: StatusChange): Promise<Changed> {
  const { to, id } = change
  const row = await readSeen(context, 'changeStatus', change)
  if (!caseQueueStatuses(row.recordType, row.status).includes(to))
    throw new DomainError('conflict', 'Desk.NoSuchStep')
  const reason = change.reason.trim()
  if (needsReason(to) && reason === '') refuse('reason', 'Required')
  if (to === 'Pending Payment' && !(change.amountCents && change.amountCents > 0))
    refuse('amount', 'Required')
  requireFilled(context, reason)
  const isEnd = isEndStatus(to)
  const values = inBoth((language) => ({ status: statusText(context, to, language), reason }))
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'changeStatus', change),
    ...changing(context, builder, change, {
      operation: 'changeStatus',
      event: {
        kind: 'status',
        isPublic: true,
        facts: { from: row.status, to },
        ...(reason && { body: reason }),
      },
      set: columnsOf(context, row, change),
    }),
    ...notify(context, builder, {
      kind: isEnd && reason ? 'closed' : 'status',
      requestId: id,
      values,
    }),
  ])
  return after(change)
}
