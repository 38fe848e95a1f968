import { sql } from 'drizzle-orm'
import { drafts, requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { residentSettings } from '../../people/profiles/residents.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { documents } from '../documents/documents.sql.ts'
import { ofFiles, type PartName, partNames, partStatement } from './parts.ts'

/** JSON text with its number of rows. */
export interface PartText {
  readonly name: PartName
  readonly text: string
  readonly count: number
}

export interface OwnFile extends Record<string, unknown> {
  readonly store: 'files' | 'pictures'
  readonly key: string
  /** Its path in the archive, before duplicate names get a number. */
  readonly path: string
  readonly size: number
}

// A name cannot lead out of its folder.
const safeName = sql`translate(t.name, '/\\\\', '__')`

const ownFiles = (userId: string) => sql`
  select 'files' as store, t.object_key as key, t.size,
    'files/requests/' || coalesce(r.number, a.number, 'draft') || '/' || ${safeName} as path
  from ${requestFiles} t
  left join ${requests} r on r.id = t.request_id
  left join ${requests} a on a.id = t.answers_id
  left join ${drafts} d on d.id = t.draft_id
  where ${ofFiles(userId)}
  union all
  select 'files', t.object_key, t.size,
    'files/documents/' || u.customer_id || '-' || u.location_id || '/' || ${safeName}
  from ${documents} t join ${utilityAccounts} u on u.id = t.utility_account_id
  where t.utility_account_id in (
    select utility_account_id from ${utilityAccountOwners} where user_id = ${userId}::uuid)
  union all
  select 'pictures', picture_key, 0, 'files/picture/shown' from ${users}
  where id = ${userId}::uuid and picture_key is not null
  union all
  select 'pictures', picture_original_key, 0, 'files/picture/original' from ${residentSettings}
  where user_id = ${userId}::uuid and picture_original_key is not null
  order by path, key`

/** One round trip. */
export async function readParts(
  { database }: Pick<Context, 'database'>,
  userId: string,
): Promise<{ parts: readonly PartText[]; files: readonly OwnFile[] }> {
  const [files, ...parts] = await Promise.all([
    readFiles({ database }, userId),
    ...partNames.map(async (name): Promise<PartText> => {
      const rows = await database.rows<{ body: string; count: number }>(partStatement(name, userId))
      return { name, text: rows[0]?.body ?? '[]', count: rows[0]?.count ?? 0 }
    }),
  ])
  return { parts, files }
}

/** Decides whether the archive is made during the request. */
export async function readFiles(
  { database }: Pick<Context, 'database'>,
  userId: string,
): Promise<readonly OwnFile[]> {
  const rows = await database.rows<OwnFile>(ownFiles(userId))
  return rows
}
