import { sql } from 'drizzle-orm'
import { userEvents, users } from './identity.sql.ts'
import { actorColumns } from './sessions.ts'

/** What a sign-in has to know of a user; one comes from a known device who never came before at all. */
export const foundColumns = (userAgent: string | null) => ({
  ...actorColumns,
  email: users.email,
  language: users.language,
  isKnownDevice: sql<boolean>`(
    select coalesce(bool_or(${userEvents.data} ->> 'userAgent' is not distinct from ${userAgent}), true)
    from ${userEvents} where ${userEvents.userId} = ${users.id} and ${userEvents.name} = 'UserLogin')`,
})
