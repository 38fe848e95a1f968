import { sql } from 'drizzle-orm'
import { notifyStaff } from '../../people/staff-inbox/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { contentItems } from './content-editing.sql.ts'
import {
  columnOf,
  type ContentKind,
  type ContentKinds,
  isPublished,
  titlesOf,
} from './content-kind.ts'
import { reviewDay } from './view-content.ts'

const dueOf = (context: Context, kind: ContentKind, today: string) => {
  const { name, table, only, staffPath } = kind
  const [title, titleEs] = titlesOf(kind)
  const path = only ? sql`${staffPath}::text` : sql`${`${staffPath}/`} || i.id`
  return sql`
    select i.owner_id as user_id, 'review/' || i.id || '/' || ${reviewDay(context)} as event_key,
      '' as reference, ${columnOf({ table }, title)} as title, ${columnOf({ table }, titleEs)} as title_es,
      ${path} as path
    from ${contentItems} i join ${table} on ${table.id} = i.id
    where i.kind = ${name} and i.owner_id is not null and ${isPublished(kind)}
      and ${reviewDay(context)} <= ${today}::date`
}

/**
 * Notifies each owner of what must be checked, once for each day on which it falls due. Returns the
 * number of notifications. For the scheduler. @throws forbidden for all others.
 */
export async function remindOfReviews(context: Context, kinds: ContentKinds): Promise<number> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const due = Object.values(kinds).map((kind) => dueOf(context, kind, today))
  const { notified } = await context.database.write((builder) => ({
    notified: notifyStaff(context, builder, {
      kind: 'review',
      about: sql.join(due, sql` union all `),
    }),
  }))
  return notified.rows[0]?.count ?? 0
}
