import { type SQL, sql } from 'drizzle-orm'
import { boardMembers, boards } from '../../content/boards/boards.sql.ts'
import { heldBoard, termStatements } from '../../content/boards/index.ts'
import { type TermDays, termErrors } from '../../content/boards/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { formSubmissions } from '../forms/forms.sql.ts'
import { notify } from '../messages/index.ts'
import { noteEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { type Status, statuses } from '../requests/rules.ts'
import { isOpen } from './applicants.ts'
import { boardApplicationChoices, boardApplications } from './board-applications.sql.ts'

export interface Appointment extends TermDays {
  readonly applicationId: string
  readonly boardId: string
  readonly seatId: string
}

interface Found extends Record<string, unknown> {
  readonly requestId: string
  readonly status: Status
  readonly language: Language
  readonly board: string
  readonly userId: string | null
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** Of someone who served before. */
  readonly memberId: string | null
}

const choice = ({ applicationId, boardId }: Appointment): SQL => sql`
  ${boardApplicationChoices} c join ${boardApplications} a on a.id = c.application_id
  join ${requests} r on r.id = a.request_id
  where c.application_id = ${applicationId} and c.board_id = ${boardId}`

async function find(context: Context, appointment: Appointment): Promise<Found> {
  const [found] = await context.database.rows<Found>(sql`
    select r.id as "requestId", r.status, r.language, b.name as board, r.user_id as "userId",
      coalesce(f.answers ->> 'contactName', r.contact_name, '') as name,
      coalesce(f.answers ->> 'contactEmail', r.guest_email) as email,
      nullif(f.answers ->> 'contactPhone', '') as phone,
      (select m.id from ${boardMembers} m where m.user_id = r.user_id limit 1) as "memberId"
    from (select r.*, c.board_id from ${choice(appointment)}) r
    join ${boards} b on b.id = r.board_id
    left join ${formSubmissions} f on f.request_id = r.id`)
  if (!found || found.name === '') throw new DomainError('not-found', 'BoardDesk.NoApplicant')
  return found
}

const done: Status = 'Complete'

/**
 * Gives an applicant a seat: they become a member, their request is complete, and they are notified.
 * @throws forbidden; invalid; not-found; conflict if someone has the seat on one of the days, or the
 * application was used, declined or is too old.
 */
export async function appointApplicant(
  context: Context,
  appointment: Appointment,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'appointApplicant')
  requireValid(termErrors(appointment))
  const found = await find(context, appointment)
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'board term'>(now)
  const { applicationId, boardId, seatId, fromDay, toDay } = appointment
  const { requestId, board, name, email, phone, userId } = found
  const memberId = found.memberId ?? newId<'board member'>(now)
  const inLanguage = (language: Language) => ({
    status: say({ ...context, language }, statuses[done].text),
  })
  await context.database.write((builder) => ({
    held: heldBoard(builder, boardId),
    locked: builder.execute(sql`select from ${requests} where id = ${requestId} for update`),
    open: requireThat(
      builder,
      sql`exists (select from ${choice(appointment)} and ${isOpen(context)})`,
      'conflict',
      'BoardDesk.NotOpen',
    ),
    term: termStatements(builder, {
      id,
      boardId,
      seatId,
      fromDay,
      toDay,
      member: { id: memberId, fullName: name, email, phone, userId },
    }),
    used: builder.execute(
      sql`update ${boardApplications} set term_id = ${id} where id = ${applicationId}`,
    ),
    moved: builder.execute(sql`
      update ${requests} set status = ${done}, closed_at = ${at}, answered_at = null,
        is_action_required = false, action_message = null, updated_at = ${at}, version = version + 1
      where id = ${requestId}`),
    event: noteEvent(context, builder, {
      requestId,
      kind: 'status',
      by: 'staff',
      isPublic: true,
      body: say({ ...context, language: found.language }, 'BoardDesk.AppointedTo', { board }),
      facts: { from: found.status, to: done },
    }),
    notified: notify(context, builder, {
      kind: 'status',
      requestId,
      values: { en: inLanguage('en'), es: inLanguage('es') },
    }),
    audited: audit(context, builder, {
      operation: 'appointApplicant',
      entity: 'board-member',
      entityId: memberId,
      details: { fromDay },
    }),
  }))
  return { id }
}
