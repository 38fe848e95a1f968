import { type SQL, sql } from 'drizzle-orm'
import { fileLimits } from '../../platform/files/rules.ts'
import { requestFiles } from './requests.sql.ts'

/** For lists. */
export interface Thumbnail {
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
  readonly type: string
}

/** The thumbnail's key in the bucket. */
export const thumbnailKey = (objectKey: string): string => `${objectKey}-small`

/** Of the first picture, or a small picture itself; else null: lists load no large files. */
export const thumbnailOf = (requestId: SQL): SQL => sql`(
  select json_build_object(
    'objectKey', f.object_key || case when f.thumbnail_type is null then '' else ${thumbnailKey('')} end,
    'type', coalesce(f.thumbnail_type, f.content_type))
  from ${requestFiles} f
  where f.request_id = ${requestId} and f.is_public and f.content_type like 'image/%'
    and (f.thumbnail_type is not null or f.size <= ${fileLimits.shownWhole})
  order by f.created_at, f.id limit 1)`
