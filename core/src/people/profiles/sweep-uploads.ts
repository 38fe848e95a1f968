import { sql } from 'drizzle-orm'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { PictureFiles } from './picture-files.ts'
import { pictureLimits } from './picture-limits.ts'
import { pictureUploads, residentSettings } from './residents.sql.ts'

const batch = 500

interface Left {
  readonly id: string
  readonly key: string
  readonly uploadId: string
  readonly isWhole: boolean
  readonly isUsed: boolean
}

/** Deletes unused originals, and pictures made from them. Returns how many. */
export async function sweepUploads(context: Context, files: PictureFiles): Promise<number> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const isOld = sql`created_at < ${now} - make_interval(hours => ${pictureLimits.uploadHours})`
  const rows = await context.database.rows<Record<string, unknown> & Left>(sql`
    select id, object_key as key, upload_id as "uploadId", completed_at is not null as "isWhole",
      exists (select from ${residentSettings} s where s.user_id = picture_uploads.user_id
        and s.picture_original_key = picture_uploads.object_key) as "isUsed"
    from ${pictureUploads} where ${isOld} order by created_at limit ${batch}`)
  if (rows.length === 0) return 0
  // Bytes first: a row without bytes is swept again, bytes without a row never.
  const unused = rows.filter(({ isUsed }) => !isUsed)
  await Promise.all(
    unused
      .filter(({ isWhole, uploadId }) => !isWhole && uploadId !== '')
      .map((upload) => files.abandon(upload)),
  )
  // Also of one not marked as complete: we may have crashed in between.
  const keys = unused.map(({ key }) => key)
  if (keys.length > 0) await files.remove(keys)
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${pictureUploads} where id in ${uuids(rows.map(({ id }) => id))} and ${isOld}`),
  ])
  return rows.length
}
