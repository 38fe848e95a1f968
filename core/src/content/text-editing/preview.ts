// For the residents' app, which does not load the editor.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isSessionValid, validityTimes } from '../../people/identity/index.ts'
import { sessions, users } from '../../people/users/users.sql.ts'
import { staffOperations } from '../../platform/access/index.ts'
import type { TextOverride } from '../../platform/city/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Clock } from '../../platform/kernel/clock.ts'
import type { DraftRow } from '../../platform/kernel/context.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { textPreviews } from './text-previews.sql.ts'

/** How long a preview lasts, and within which time its link has to be opened. */
export const previewMinutes = 15
const linkMinutes = 2

/** Of the link; the signature covers it. */
export const previewPath = (id: string, to: string, language: string): string =>
  `/text-preview?${new URLSearchParams({ id, to, lng: language })}`

export interface TextPreview {
  readonly texts: readonly TextOverride[]
  /** A page's content that is not published. */
  readonly draft: DraftRow | null
}

/** The session that made it is valid, and its user may still change texts. */
function isStaffs(clock: Clock) {
  const { now, idleSince } = validityTimes(clock.now())
  const roles = JSON.stringify(staffOperations.previewTexts)
  return sql`p.expires_at > ${now}::timestamptz and exists (
    select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.id} = p.session_id and ${sessions.app} = 'staff' and ${isSessionValid(now, idleSince)}
      and (${users.isAdmin} or ${users.roles} && array(select json_array_elements_text(${roles}::json))))`
}

/** Opens the link of a preview, once. Returns the cookie's value; null if it has ended. */
export async function openPreview(
  database: Database,
  clock: Clock,
  id: string,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const since = new Date(clock.now().getTime() - linkMinutes * 60_000).toISOString()
  const { opened } = await database.write((builder) => ({
    opened: builder.execute<{ id: string }>(sql`
      update ${textPreviews} p set token_hash = ${sha256(token)}
      where p.id = ${id}::uuid and p.token_hash is null and p.created_at > ${since}::timestamptz
        and ${isStaffs(clock)}
      returning p.id`),
  }))
  return opened.rows.length === 0 ? null : `${id}.${token}`
}

/** Null for any other cookie than an open preview's. */
export async function readPreview(
  database: Database,
  clock: Clock,
  cookie: string,
): Promise<TextPreview | null> {
  const [id = '', token = ''] = cookie.split('.')
  const [preview] = await database.rows<{
    readonly texts: readonly TextOverride[]
    readonly draft: DraftRow | null
  }>(sql`
    select p.texts, p.draft from ${textPreviews} p
    where p.id = ${id}::uuid and p.token_hash = ${sha256(token)} and ${isStaffs(clock)}`)
  return preview ?? null
}

/** Deletes it; the cookie is then of no use. */
export const endPreview = (database: Database, cookie: string): Promise<void> =>
  database.write((builder) => [
    builder.delete(textPreviews).where(sql`id = ${cookie.split('.')[0]}::uuid
      and token_hash = ${sha256(cookie.split('.')[1] ?? '')}`),
  ])
