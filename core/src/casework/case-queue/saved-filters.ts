import { type SQL, sql } from 'drizzle-orm'
import { staffName, users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requestFilters, requests } from '../requests/requests.sql.ts'
import { teamLimits } from '../teams/rules.ts'
import { teams } from '../teams/teams.sql.ts'
import { type CaseQueueFilter, rowsOf } from './filter.ts'
import { queueLimits, type QueueView, queueViewNames } from './rules.ts'

/** Of the ready views, up to `queueLimits.counted`. */
const views = {
  open: {},
  mine: { assignee: 'me' },
  team: { team: 'mine' },
  unassigned: { assignee: 'nobody' },
  overdue: { isOverdue: true },
  answered: { hasNewAnswer: true },
} as const satisfies Record<QueueView, Partial<CaseQueueFilter>>

function countsOf(context: Context): SQL {
  const counts = queueViewNames.map((name) => {
    const rows = rowsOf(context, { state: 'open', ...views[name] })
    return sql`${name}::text, (select count(*)::int from (select from ${rows} limit ${queueLimits.counted}) counted)`
  })
  return sql`json_build_object(${sql.join(counts, sql`, `)})`
}

/** Options of the queue's filter, the caller's own, shared ones, and counts. @throws forbidden unless staff. */
export async function getDesk(context: Context): Promise<JsonText> {
  const { userId, isAdmin } = requireStaff(context, 'getDesk')
  return context.database.json(sql`
    with recursive areas as (
      -- From one to the next along the index, however many requests each has.
      (select area from ${requests} where closed_at is null order by area limit 1)
      union all
      select (select requests.area from ${requests}
        where closed_at is null and requests.area > areas.area order by requests.area limit 1)
      from areas where areas.area is not null
    )
    select json_build_object(
      'assignees', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from (select id, ${staffName(sql`users`)} as name from ${users}
          where ${worksOnCases} limit ${teamLimits.staff}) named),
      'teams', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]')
        from ${teams}),
      'counts', ${countsOf(context)},
      'areas', (select coalesce(json_agg(area), '[]') from areas where area is not null),
      'filters', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'query', query,
          'isShared', is_shared, 'isOwn', user_id = ${userId},
          'isDeletable', user_id = ${userId} or ${isAdmin}::boolean)
        order by is_shared, lower(name)), '[]') from ${requestFilters}
        where user_id = ${userId} or is_shared)
    )::text as body`)
}

interface SavedFilter {
  readonly name: string
  readonly query: string
  /** Shows it to all staff. */
  readonly isShared: boolean
}

/**
 * Replaces one's own of the same name. @throws invalid without a name, conflict beyond thirty of
 * one's own, or fifty that are shared.
 */
export async function saveDeskFilter(
  context: Context,
  { name, query, isShared }: SavedFilter,
): Promise<{ readonly id: string }> {
  const { userId } = requireStaff(context, 'saveDeskFilter')
  const trimmed = name.trim()
  if (trimmed === '')
    throw new DomainError('invalid', 'Util.FormContainsErrors', [
      { field: 'name', code: 'Validation.Required' },
    ])
  const now = context.clock.now()
  const own = sql`select from ${requestFilters} where user_id = ${userId}`
  const { saved } = await context.database.write((builder) => ({
    held: builder.execute(sql`select from ${users} where id = ${userId} for update`),
    room: requireThat(
      builder,
      sql`exists (${own} and name = ${trimmed}) or (select count(*) from (${own}) kept) < ${queueLimits.filters}`,
      'conflict',
      'Desk.TooManyFilters',
    ),
    sharedRoom: requireThat(
      builder,
      sql`not ${isShared}::boolean or (select count(*) from ${requestFilters}
        where is_shared and (user_id, name) <> (${userId}::uuid, ${trimmed})) < ${queueLimits.sharedFilters}`,
      'conflict',
      'Queue.TooManyShared',
    ),
    saved: builder
      .insert(requestFilters)
      .values({ id: newId(now), userId, name: trimmed, query, isShared, createdAt: now })
      .onConflictDoUpdate({
        target: [requestFilters.userId, requestFilters.name],
        set: { query, isShared },
      })
      .returning({ id: requestFilters.id }),
    audit: audit(context, builder, {
      operation: 'saveDeskFilter',
      entity: 'user',
      entityId: userId,
      details: { name: trimmed, isShared },
    }),
  }))
  const id = saved[0]?.id
  if (!id) throw new Error('An insert that returned no row')
  return { id }
}

/** An administrator can also delete shared ones. Does nothing for another person's filter. */
export async function deleteDeskFilter(context: Context, id: string): Promise<void> {
  const { userId, isAdmin } = requireStaff(context, 'deleteDeskFilter')
  await context.database.write((builder) => [
    builder
      .delete(requestFilters)
      .where(sql`id = ${id} and (user_id = ${userId} or (is_shared and ${isAdmin}::boolean))`),
    audit(context, builder, {
      operation: 'deleteDeskFilter',
      entity: 'user',
      entityId: userId,
      details: { id },
    }),
  ])
}
