import { sql } from 'drizzle-orm'
import { boards } from '../../content/boards/boards.sql.ts'
import { isTakingApplications } from '../../content/boards/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import {
  type FormRequest,
  type SentForm,
  submitToPortal,
  type SubmissionKey,
} from '../forms/index.ts'
import { boardApplicationChoices, boardApplications } from './board-applications.sql.ts'
import { chosenBoards } from './check-application.ts'

/** Days for which the city can appoint from an application. */
export const validDays = 365

/**
 * Makes a sent application a request with its ranked boards, in one transaction. Idempotent.
 * @throws as `submitToPortal`; conflict if a chosen board ended meanwhile or filled its last seat.
 */
export async function submitBoardApplication(
  context: Context,
  key: SubmissionKey,
  signed: (path: string) => string,
): Promise<FormRequest> {
  const { outcome: _none, ...request } = await submitToPortal(context, key, signed, (sent) => ({
    recordType: 'Case',
    statements: (builder) => applicationStatements(context, builder, sent),
    outcome: sql`null`,
  }))
  return request
}

function applicationStatements(
  context: Context,
  builder: Builder,
  { requestId, answers, now }: SentForm,
) {
  const id = newId<'board application'>(now)
  const chosen = chosenBoards(answers)
  const ids = sql`array[${sql.join(
    chosen.map(({ boardId }) => sql`${boardId}::uuid`),
    sql`, `,
  )}]`
  return [
    // Ending a board waits for this, or this is refused.
    builder.execute(
      sql`select from ${boards} where boards.id = any(${ids}) order by boards.id for share`,
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${boards} where boards.id = any(${ids})
        and ${isTakingApplications(context)}) = ${chosen.length}::int`,
      'conflict',
      'BoardForm.Gone',
    ),
    builder.insert(boardApplications).values({
      id,
      requestId,
      validUntil: daysAfter(isoDay(now, context.city.timeZone), validDays),
      createdAt: now,
    }),
    builder
      .insert(boardApplicationChoices)
      .values(chosen.map(({ boardId }, i) => ({ applicationId: id, rank: i + 1, boardId }))),
  ]
}
