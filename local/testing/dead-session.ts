import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { sessions, users } from '@portal/core/schema'
import { ask } from './ask.ts'

interface Place {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** A session's cookie as after a page view: with the session's row, just sealed. */
export async function sealedCookie(origin: string, name: string, token: string): Promise<string> {
  const answer = await ask(origin, '/api/auth/session', { headers: { cookie: `${name}=${token}` } })
  const set = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? ''
  const cookie = set.slice(0, set.indexOf(';'))
  if (!cookie.includes('.')) throw new Error(`There is no copy in ${name} of ${origin}`)
  return cookie
}

/** As logging out everywhere does. */
export async function endSessionsOf(place: Place, userId: string): Promise<void> {
  await openDatabase(place.databaseUrl, place.neonEndpoint).write((builder) => [
    builder.delete(sessions).where(sql`${sessions.userId} = ${userId}`),
  ])
}

/** Removes the Admin flag but keeps the session, as no operation does. */
export async function takeAdminFlag(place: Place, userId: string): Promise<void> {
  await openDatabase(place.databaseUrl, place.neonEndpoint).write((builder) => [
    builder
      .update(users)
      .set({ isAdmin: false })
      .where(sql`${users.id} = ${userId}`),
  ])
}

/**
 * A digest of all tables: equal marks mean no change. Of a message only its existence counts, since
 * earlier requests' are delivered meanwhile.
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
