import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { linkChecks } from './link-checks.sql.ts'
import type { LinkVisit } from './visit-link.ts'

export interface Visited {
  readonly id: string
  readonly visit: LinkVisit
}

const dayHours = 24
const weekHours = 7 * dayHours
/** A failure counts a day after the one before; the scheduler may be some minutes early. */
const apart = sql`interval '23 hours 45 minutes'`

const dueIn = (now: SQL, hours: number): SQL => sql`${now} + make_interval(hours => ${hours}::int)`

/**
 * A good check forgets the failures, also what staff said of them. A link that fails is checked every day, one that works
 * every week. A website that turned the check away says nothing.
 */
export function recordVisits(builder: Builder, visited: readonly Visited[], at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`
  const results = visited.map(({ id, visit }) => ({ id, ...visit }))
  return builder.execute(sql`
    update ${linkChecks} l set checked_at = ${now},
      due_at = case when v.outcome = 'works' then ${dueIn(now, weekHours)} else ${dueIn(now, dayHours)} end,
      failures = case v.outcome when 'works' then 0 when 'unknown' then l.failures
        else l.failures + (l.failed_at is null or l.failed_at <= ${now} - ${apart})::int end,
      failed_at = case v.outcome when 'works' then null when 'unknown' then l.failed_at
        else case when l.failed_at is null or l.failed_at <= ${now} - ${apart} then ${now} else l.failed_at end end,
      failed_since = case v.outcome when 'works' then null when 'unknown' then l.failed_since
        else coalesce(l.failed_since, ${now}) end,
      problem = case v.outcome when 'works' then null when 'unknown' then l.problem else v.problem end,
      seen = case v.outcome when 'works' then '' when 'unknown' then l.seen else v.seen end,
      ignored_at = case when v.outcome <> 'works' then l.ignored_at end,
      ignored_by = case when v.outcome <> 'works' then l.ignored_by end
    from json_to_recordset(${JSON.stringify(results)}::json)
      as v (id uuid, outcome text, problem text, seen text)
    where l.id = v.id`)
}
