import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requestFilters, requests } from '../requests/requests.sql.ts'
import { staffName } from './list-requests.ts'
import { queueLimits } from './rules.ts'

/** Options of the queue's filter, and the caller's own. @throws forbidden unless staff. */
export async function getDesk(context: Context): Promise<JsonText> {
  const { userId } = requireAdmin(context)
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
        from (select staff.id, ${staffName(sql`staff`)} as name from ${users} staff
          where staff.is_admin and staff.deleted_at is null limit 200) named),
      'areas', (select coalesce(json_agg(area), '[]') from areas where area is not null),
      'filters', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'query', query)
        order by lower(name)), '[]') from ${requestFilters} where user_id = ${userId})
    )::text as body`)
}

/** Replaces one of the same name. @throws invalid without a name, conflict beyond thirty. */
export async function saveDeskFilter(
  context: Context,
  { name, query }: { readonly name: string; readonly query: string },
): Promise<{ readonly id: string }> {
  const { userId } = requireAdmin(context)
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
    saved: builder
      .insert(requestFilters)
      .values({ id: newId(now), userId, name: trimmed, query, createdAt: now })
      .onConflictDoUpdate({
        target: [requestFilters.userId, requestFilters.name],
        set: { query },
      })
      .returning({ id: requestFilters.id }),
    audit: audit(context, builder, {
      operation: 'saveDeskFilter',
      entity: 'user',
      entityId: userId,
      details: { name: trimmed },
    }),
  }))
  const id = saved[0]?.id
  if (!id) throw new Error('An insert that returned no row')
  return { id }
}

/** Does nothing for another person's filter. */
export async function deleteDeskFilter(context: Context, id: string): Promise<void> {
  const { userId } = requireAdmin(context)
  await context.database.write((builder) => [
    builder.delete(requestFilters).where(sql`id = ${id} and user_id = ${userId}`),
    audit(context, builder, {
      operation: 'deleteDeskFilter',
      entity: 'user',
      entityId: userId,
      details: { id },
    }),
  ])
}
