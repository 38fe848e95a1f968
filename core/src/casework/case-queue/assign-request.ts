import { sql } from 'drizzle-orm'
import { notifyStaff } from '../../people/staff-inbox/index.ts'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { notifyAssignee } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { teams } from '../teams/teams.sql.ts'
import { after, type Changed, changing, requireSeen, type SeenRequest } from './change.ts'

interface Assignment {
  readonly assigneeId: string | null
  /** Undefined leaves it. */
  readonly teamId?: string | null | undefined
}

/** Null: no one. Notifies the new assignee, not the resident. @throws not-found, stale, invalid unless staff. */
export const assignRequest = (
  context: Context,
  assignment: SeenRequest & Assignment,
): Promise<Changed> => assign(context, assignment, { isNotified: true })

/** As `assignRequest`; one of many is notified of by `notifyOfMany`. */
export async function assign(
  context: Context,
  { assigneeId, teamId, ...seen }: SeenRequest & Assignment,
  { isNotified }: { readonly isNotified: boolean },
): Promise<Changed> {
  requireStaff(context, 'assignRequest')
  const eventId = newId<'event'>(context.clock.now())
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'assignRequest', seen),
    requireThat(
      builder,
      sql`${assigneeId}::uuid is null or exists (
        select from ${users} where id = ${assigneeId}::uuid and ${worksOnCases})`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    requireThat(
      builder,
      sql`${teamId ?? null}::uuid is null or exists (select from ${teams} where id = ${teamId ?? null}::uuid)`,
      'invalid',
      'Teams.NotFound',
    ),
    ...changing(context, builder, seen, {
      operation: 'assignRequest',
      event: { id: eventId, kind: 'assigned', isPublic: false, facts: { to: assigneeId } },
      set: sql`assignee_id = ${assigneeId}::uuid
        ${teamId === undefined ? sql`` : sql`, team_id = ${teamId}::uuid`}`,
    }),
    ...(isNotified
      ? [
          notifyAssignee(context, builder, {
            kind: 'assigned',
            eventKey: sql`${`assigned/${eventId}`}::text`,
            where: sql`requests.id = ${seen.id}`,
          }),
        ]
      : []),
  ])
  return after(seen)
}

/** One notification for requests that were assigned together: the first, and how many more. */
export async function notifyOfMany(
  context: Context,
  assigneeId: string,
  ids: readonly string[],
): Promise<void> {
  const [first, ...rest] = ids
  if (first === undefined) return
  const { texts } = context
  const more = (language: Language) =>
    rest.length === 0 ? '' : say({ language, texts }, 'Inbox.AndMore', { count: rest.length })
  await context.database.write((builder) => [
    notifyStaff(context, builder, {
      kind: 'assigned',
      about: sql`
        select ${assigneeId}::uuid as user_id, ${`assigned/many/${newId(context.clock.now())}`}::text as event_key,
          number as reference, ${more('en')}::text as title, ${more('es')}::text as title_es,
          '/requests?assignee=me'::text as path
        from ${requests} where id = ${first}`,
    }),
  ])
}
