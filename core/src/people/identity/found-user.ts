import { type SQL, sql } from 'drizzle-orm'
import { userEvents, users } from '../users/users.sql.ts'
import { actorColumns } from './sessions.ts'

/** Without versions: a browser that was updated is no new device. */
const unversioned = (userAgent: SQL): SQL =>
  sql`regexp_replace(${userAgent}, '[0-9][0-9._]*', '', 'g')`

// Nested, because in a select from one table drizzle writes columns without their table's name, and a bare
// `id` in the subquery would be the event's own.
const userId = sql`${users.id}`

/** What a sign-in has to know of a user; a first sign-in counts as a known device. */
export const foundColumns = (userAgent: string | null) => ({
  ...actorColumns,
  email: users.email,
  language: users.language,
  isKnownDevice: sql<boolean>`(
    select coalesce(bool_or(${unversioned(sql`e.data ->> 'userAgent'`)}
      is not distinct from ${unversioned(sql`${userAgent}::text`)}), true)
    from ${userEvents} e where e.user_id = ${userId} and e.name = 'UserLogin')`,
})
