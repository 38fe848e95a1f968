import { type SQL, sql } from 'drizzle-orm'
import { userEvents, users } from '../users/users.sql.ts'
import { actorColumns } from './sessions.ts'

/** Without versions: a browser that was updated is no new device. */
const unversioned = (userAgent: SQL): SQL =>
  sql`regexp_replace(${userAgent}, '[0-9][0-9._]*', '', 'g')`

/** What a sign-in has to know of a user; one comes from a known device who never came before at all. */
export const foundColumns = (userAgent: string | null) => ({
  ...actorColumns,
  email: users.email,
  language: users.language,
  isKnownDevice: sql<boolean>`(
    select coalesce(bool_or(${unversioned(sql`${userEvents.data} ->> 'userAgent'`)}
      is not distinct from ${unversioned(sql`${userAgent}::text`)}), true)
    from ${userEvents} where ${userEvents.userId} = ${users.id} and ${userEvents.name} = 'UserLogin')`,
})
