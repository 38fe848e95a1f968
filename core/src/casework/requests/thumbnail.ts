import { type SQL, sql } from 'drizzle-orm'
import { thumbnailKey } from '../../platform/files/index.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import { requestFiles } from './requests.sql.ts'

/** For lists. */
export interface Thumbnail {
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
  readonly type: string
}

const small = sql`f.object_key || case when f.thumbnail_type is null then '' else ${thumbnailKey('')} end`
const smallType = sql`coalesce(f.thumbnail_type, f.content_type)`

// The first picture that has a thumbnail or is small itself; else none: lists load no large files.
const firstOf = (requestId: SQL): SQL => sql`
  from ${requestFiles} f
  where f.request_id = ${requestId} and f.is_public and f.content_type like 'image/%'
    and (f.thumbnail_type is not null or f.size <= ${fileLimits.shownWhole})
  order by f.created_at, f.id limit 1`

/** As JSON. */
export const thumbnailOf = (requestId: SQL): SQL => sql`(
  select json_build_object('objectKey', ${small}, 'type', ${smallType}) ${firstOf(requestId)})`

/** A join with the columns `object_key` and `type` of `picture`; both are null without one. */
export const thumbnailJoin = (requestId: SQL): SQL => sql`left join lateral (
  select ${small} as object_key, ${smallType} as type ${firstOf(requestId)}) picture on true`
