import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { archiveOf, type OwnFiles } from './archive.ts'
import { dataExports } from './data-export.sql.ts'
import { exportDays } from './rules.ts'

/** Port: the bucket's folder of prepared archives. */
export interface ArchiveStore {
  /** Streams into the store and returns the size; a failed upload leaves nothing. */
  put(key: string, content: ReadableStream<Uint8Array>): Promise<number>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
}

const leaseMinutes = 15
const maxAttempts = 5

interface Claimed extends Record<string, unknown> {
  readonly id: string
  readonly user_id: string
  readonly language: Language
  readonly object_key: string
  readonly attempts: number
  readonly email: string
}

/** Claims one first, so that no two runs prepare the same one; a dead run's claim expires. */
export async function prepareDataExport(
  context: Context,
  files: OwnFiles,
  archives: ArchiveStore,
): Promise<'none' | 'ready'> {
  const now = context.clock.now().toISOString()
  const { due } = await context.database.write((builder) => ({
    due: builder.execute<Claimed>(sql`
      update ${dataExports} set attempts = attempts + 1,
        leased_until = ${now}::timestamptz + make_interval(mins => ${leaseMinutes})
      from ${users} u
      where u.id = data_exports.user_id and u.deleted_at is null and data_exports.id = (
        select id from ${dataExports}
        where status = 'preparing' and (leased_until is null or leased_until < ${now}::timestamptz)
        order by created_at limit 1 for update skip locked)
      returning data_exports.id, user_id, data_exports.language, object_key, attempts, u.email`),
  }))
  const [claimed] = due.rows
  if (!claimed) return 'none'
  const { id, user_id: userId, object_key: key, language, email, attempts } = claimed
  try {
    const size = await archives.put(key, await archiveOf({ ...context, language }, files, userId))
    await context.database.write((builder) => [
      builder.execute(sql`
        update ${dataExports} set status = 'ready', size = ${size}, ready_at = ${now}::timestamptz,
          leased_until = null,
          expires_at = ${now}::timestamptz + make_interval(days => ${exportDays})
        where id = ${id}::uuid`),
      queueMail(
        context,
        builder,
        {
          kind: 'data-export-ready',
          to: email,
          language,
          path: '/account/data',
          values: { count: String(exportDays) },
        },
        id,
      ),
    ])
    return 'ready'
  } catch (error) {
    if (attempts >= maxAttempts) {
      await context.database.write((builder) => [
        builder.execute(sql`
          update ${dataExports} set status = 'failed', leased_until = null where id = ${id}::uuid`),
      ])
    }
    throw error
  }
}

const batch = 100

/** Also those of deleted accounts. Returns how many. */
export async function sweepDataExports(context: Context, archives: ArchiveStore): Promise<number> {
  const now = context.clock.now().toISOString()
  const rows = await context.database.rows<{ id: string; object_key: string }>(sql`
    select e.id, e.object_key from ${dataExports} e join ${users} u on u.id = e.user_id
    where e.expires_at < ${now}::timestamptz or u.deleted_at is not null limit ${batch}`)
  if (rows.length === 0) return 0
  // Bytes first: a row without bytes is swept again, bytes without a row never.
  await archives.remove(rows.map(({ object_key: key }) => key))
  await context.database.write((builder) => [
    builder.execute(
      sql`delete from ${dataExports} where id in (${sql.join(
        rows.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    ),
  ])
  return rows.length
}
