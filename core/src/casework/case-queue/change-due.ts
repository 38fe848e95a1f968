import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { createFormat, isDay } from '../../platform/kernel/rules.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { endOfWorkOn } from '../../platform/kernel/working-days.ts'
import { notify } from '../messages/index.ts'
import {
  after,
  type Changed,
  changing,
  inBoth,
  readSeen,
  requireSeen,
  type SeenRequest,
} from './change.ts'

export interface DueChange extends SeenRequest {
  /** `2026-07-04` in the city; null: no target. */
  readonly dueOn: string | null
  /** For the resident; may be empty. */
  readonly reason: string
}

/**
 * At the end of that day's work. Notifies the resident, unless there is no date any more.
 * @throws not-found, stale, conflict for a closed request, invalid for a past or unknown day.
 */
export async function changeDue(context: Context, change: DueChange): Promise<Changed> {
  const { id, dueOn } = change
  const row = await readSeen(context, 'changeDue', change)
  if (row.closedAt !== null) throw new DomainError('conflict', 'Desk.AtItsEnd')
  const { timeZone } = context.city
  const due = dueOn !== null && isDay(dueOn) ? endOfWorkOn(dueOn, timeZone) : null
  if (dueOn !== null && (due === null || due < context.clock.now()))
    requireValid([{ field: 'dueOn', kind: 'Invalid' }])
  const to = due?.toISOString() ?? null
  const reason = change.reason.trim()
  const values = inBoth((language) => ({
    due: due ? createFormat(language, timeZone).date(due) : '',
    reason,
  }))
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'changeDue', change),
    ...changing(context, builder, change, {
      operation: 'changeDue',
      event: {
        kind: 'due',
        isPublic: true,
        facts: { from: row.dueAt?.toISOString() ?? null, to },
        ...(reason && { body: reason }),
      },
      set: sql`due_at = ${to}::timestamptz`,
    }),
    ...(due ? notify(context, builder, { kind: 'due', requestId: id, values }) : []),
  ])
  return after(change)
}
