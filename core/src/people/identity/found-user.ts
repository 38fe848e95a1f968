import { type SQL, sql } from 'drizzle-orm'
import { userEvents, users } from '../users/users.sql.ts'
import { loginStepColumn } from './second-step.ts'
import { actorColumns } from './sessions.ts'

/** Without versions: an updated browser is no new device. */
const unversioned = (userAgent: SQL): SQL =>
  sql`regexp_replace(${userAgent}, '[0-9][0-9._]*', '', 'g')`

// Nested, because in a one-table select drizzle leaves out table names, and a bare `id` in the
// subquery would be the event's own.
const userId = sql`${users.id}`

/** The first login counts as a known device. */
export const foundColumns = (userAgent: string | null) => ({
  ...actorColumns,
  email: users.email,
  language: users.language,
  loginStep: loginStepColumn,
  isKnownDevice: sql<boolean>`(
    select coalesce(bool_or(${unversioned(sql`e.data ->> 'userAgent'`)}
      is not distinct from ${unversioned(sql`${userAgent}::text`)}), true)
    from ${userEvents} e where e.user_id = ${userId} and e.name = 'UserLogin')`,
})
