import { sql } from 'drizzle-orm'
import { uuids } from '../../platform/database/uuids.ts'
import { type FileStore, thumbnailKey } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { drafts, requestFiles } from '../requests/requests.sql.ts'

/** Unsent drafts are deleted after this. */
const draftDays = 60
/** An orphaned file may still be uploading for this long. */
const orphanHours = 24
const batch = 1000

/** Deletes abandoned drafts, and files without a request or draft. Returns the number of files. */
export async function sweepFiles(context: Context, store: FileStore): Promise<number> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const orphaned = sql`request_id is null and draft_id is null
    and created_at < ${now} - make_interval(hours => ${orphanHours})`
  const { orphans } = await context.database.write((builder) => ({
    drafts: builder.execute(sql`
      delete from ${drafts} where updated_at < ${now} - make_interval(days => ${draftDays})`),
    // Forget who uploaded a file once it no longer counts toward their limit.
    keepers: builder.execute(sql`
      update ${requestFiles} set keeper = null where id in (
        select id from ${requestFiles} where keeper is not null and request_id is not null
          and created_at < ${now} - interval '1 day' limit ${10 * batch})`),
    orphans: builder.execute<{ id: string; object_key: string }>(sql`
      select id, object_key from ${requestFiles} where ${orphaned} limit ${batch}`),
  }))
  const { rows } = orphans
  if (rows.length === 0) return 0
  // Bytes first: a row without bytes is swept again, bytes without a row never.
  await store.remove(rows.flatMap(({ object_key: key }) => [key, thumbnailKey(key)]))
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${requestFiles} where ${orphaned}
        and id in ${uuids(rows.map(({ id }) => id))}`),
  ])
  return rows.length
}
