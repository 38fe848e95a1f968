import { type SQL, sql } from 'drizzle-orm'
import { boards } from '../../content/boards/boards.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { formSubmissions } from '../forms/forms.sql.ts'
import { requests } from '../requests/requests.sql.ts'
import { boardApplicationChoices, boardApplications } from './board-applications.sql.ts'

/**
 * SQL on rows `a` of applications and `r` of their requests: the city can still appoint from it. Staff
 * who close the request decline it.
 */
export const isOpen = ({ clock, city }: Context): SQL =>
  sql`(a.term_id is null and r.closed_at is null
    and a.valid_until >= ${isoDay(clock.now(), city.timeZone)}::date)`

/** Who applied to a board and can be appointed: the shortlist first, then by preference. @throws forbidden */
export async function listBoardApplicants(context: Context, boardId: string): Promise<JsonText> {
  requireStaff(context, 'listBoardApplicants')
  const { language } = context
  const answer = (name: string) => sql`f.answers ->> ${sql.raw(`'${name}'`)}`
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'requestId', r.id, 'number', r.number,
      'name', coalesce(${answer('contactName')}, ''), 'rank', c.rank,
      'choices', (select json_agg(${language === 'es' ? sql`coalesce(b.name_es, b.name)` : sql`b.name`}
          order by o.rank)
        from ${boardApplicationChoices} o join ${boards} b on b.id = o.board_id
        where o.application_id = a.id),
      'livesHere', coalesce(${answer('livesHere')} = 'yes', false), 'reason', coalesce(${answer('reason')}, ''),
      'experience', coalesce(${answer('experience')}, ''),
      'appliedOn', (a.created_at at time zone ${context.city.timeZone})::date::text,
      'validUntil', a.valid_until::text, 'isShortlisted', c.shortlisted_at is not null
    ) order by c.shortlisted_at is null, c.rank, a.created_at, a.id), '[]')::text as body
    from ${boardApplicationChoices} c join ${boardApplications} a on a.id = c.application_id
    join ${requests} r on r.id = a.request_id
    left join ${formSubmissions} f on f.request_id = r.id
    where c.board_id = ${boardId} and ${isOpen(context)}`)
}

/** Puts an applicant on a board's shortlist, or takes them off it. Idempotent. @throws forbidden; not-found. */
export async function shortlistApplicant(
  context: Context,
  { boardId, applicationId }: { readonly boardId: string; readonly applicationId: string },
  isShortlisted: boolean,
): Promise<void> {
  requireStaff(context, 'shortlistApplicant')
  const choice = sql`application_id = ${applicationId} and board_id = ${boardId}`
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${boardApplicationChoices} where ${choice})`,
      'not-found',
      'BoardDesk.NoApplicant',
    ),
    builder.execute(sql`
      update ${boardApplicationChoices} set shortlisted_at = ${isShortlisted ? at : sql`null`}
      where ${choice} and (shortlisted_at is not null) <> ${isShortlisted}`),
    audit(context, builder, {
      operation: 'shortlistApplicant',
      entity: 'board',
      entityId: boardId,
      details: {},
    }),
  ])
}
