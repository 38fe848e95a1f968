import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { sessions, users } from '@portal/core/schema'
import { ask } from './ask.ts'

interface Place {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** A session's cookie as a browser has it after a page: with a copy of the session's row, sealed just now. */
export async function sealedCookie(origin: string, name: string, token: string): Promise<string> {
  const answer = await ask(origin, '/api/auth/session', { headers: { cookie: `${name}=${token}` } })
  const set = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? ''
  const cookie = set.slice(0, set.indexOf(';'))
  if (!cookie.includes('.')) throw new Error(`There is no copy in ${name} of ${origin}`)
  return cookie
}

/** Ends every session of a user, as signing out everywhere does. */
export async function endSessionsOf(place: Place, userId: string): Promise<void> {
  await openDatabase(place.databaseUrl, place.neonEndpoint).write((builder) => [
    builder.delete(sessions).where(sql`${sessions.userId} = ${userId}`),
  ])
}

/** Takes the Admin flag from a user and leaves the session, as no operation does. */
export async function takeAdminFlag(place: Place, userId: string): Promise<void> {
  await openDatabase(place.databaseUrl, place.neonEndpoint).write((builder) => [
    builder
      .update(users)
      .set({ isAdmin: false })
      .where(sql`${users.id} = ${userId}`),
  ])
}

/**
 * What stands in every table, as one short text: two that are equal mean that nothing changed. Of a
 * message it is that it stands there: those of earlier requests are delivered meanwhile.
 */
export async function databaseMark(place: Place): Promise<string> {
  const database = openDatabase(place.databaseUrl, place.neonEndpoint)
  const rows = await database.rows<{ mark: string }>(sql`
    select md5(string_agg(query_to_xml(
      format('select md5(string_agg(%1$s::text, '''' order by %1$s::text)) as m from %2$I t',
        case table_name when 'outbox' then 't.id' else 't' end, table_name),
      true, false, '')::text, '' order by table_name)) as mark
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  return rows[0]?.mark ?? ''
}
