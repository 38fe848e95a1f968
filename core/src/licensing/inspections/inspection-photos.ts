import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import {
  cleanFile,
  cleanThumbnail,
  type FileStore,
  thumbnailKey,
} from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import { inspectionPhotos } from './inspections.sql.ts'
import { inspectionLimits } from './rules.ts'

/**
 * Keeps a photo of a booked inspection, without its metadata. The row is written before the bytes:
 * after a crash the sweep deletes both.
 * @throws forbidden unless staff; invalid for an unusable file; not-found; conflict
 * `Inspections.NotBooked`, `Inspections.TooManyPhotos`.
 */
export async function addInspectionPhoto(
  context: Context,
  store: FileStore,
  { id: inspectionId, bytes: sent }: { readonly id: string; readonly bytes: Uint8Array },
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addInspectionPhoto')
  const { bytes, contentType } = await cleanFile({ name: 'photo', bytes: sent }, 'pictures')
  const now = context.clock.now()
  const id = newId<'inspection-photo'>(now)
  const size = bytes.byteLength
  await context.database.write((builder) => [
    // Locks the inspection, so that concurrent uploads count each other.
    builder.execute(sql`select from ${permitInspections} where id = ${inspectionId} for update`),
    requireThat(
      builder,
      sql`exists (select from ${permitInspections} where id = ${inspectionId})`,
      'not-found',
      'Inspections.NotFound',
    ),
    requireThat(
      builder,
      sql`exists (select from ${permitInspections}
        where id = ${inspectionId} and result = 'booked')`,
      'conflict',
      'Inspections.NotBooked',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${inspectionPhotos} where inspection_id = ${inspectionId})
        < ${inspectionLimits.photos}`,
      'conflict',
      'Inspections.TooManyPhotos',
    ),
    builder
      .insert(inspectionPhotos)
      .values({ id, inspectionId, contentType, size, createdAt: now }),
    audit(context, builder, {
      operation: 'addInspectionPhoto',
      entity: 'inspection',
      entityId: inspectionId,
      details: { photo: id },
    }),
  ])
  await store.put(id, bytes, contentType)
  await context.database.write((builder) => [
    builder.execute(sql`update ${inspectionPhotos}
      set stored_at = ${now.toISOString()}::timestamptz where id = ${id}`),
  ])
  return { id }
}

/**
 * Keeps a small copy of a photo of a booked inspection. The bytes are written before the row says so.
 * @throws forbidden unless staff; invalid for an unusable or a large one; not-found.
 */
export async function setInspectionThumbnail(
  context: Context,
  store: FileStore,
  { id, bytes: sent }: { readonly id: string; readonly bytes: Uint8Array },
): Promise<void> {
  requireStaff(context, 'setInspectionThumbnail')
  const { bytes, contentType } = await cleanThumbnail(sent)
  const photo = sql`${inspectionPhotos} where id = ${id} and stored_at is not null
    and exists (select from ${permitInspections} i where i.id = inspection_id and i.result = 'booked')`
  const [found] = await context.database.rows(sql`select id from ${photo}`)
  if (!found) throw new DomainError('not-found', 'Error.NotFound')
  await store.put(thumbnailKey(id), bytes, contentType)
  await context.database.write((builder) => [
    builder.execute(sql`
      update ${inspectionPhotos} set thumbnail_type = ${contentType} where id = ${id}`),
  ])
}

/** For a signed link. */
interface StoredPicture {
  readonly objectKey: string
  readonly type: string
}

export interface InspectionPhoto extends StoredPicture {
  /** Null: the inspector's browser made none. */
  readonly thumbnail: StoredPicture | null
}

/** JSON of the photos of a row `i` of `permit_inspections`, as a list of `InspectionPhoto`. */
export const photosJson = sql`coalesce((
  select json_agg(json_build_object('objectKey', f.id, 'type', f.content_type, 'thumbnail',
      case when f.thumbnail_type is not null then json_build_object(
        'objectKey', f.id || ${thumbnailKey('')}, 'type', f.thumbnail_type) end)
    order by f.created_at, f.id)
  from ${inspectionPhotos} f where f.inspection_id = i.id and f.stored_at is not null), '[]'::json)`

const batch = 1000

/** Deletes photos whose bytes never arrived. Returns how many. */
export async function sweepInspectionPhotos(context: Context, store: FileStore): Promise<number> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const lost = sql`stored_at is null and created_at < ${now} - interval '1 day'`
  const rows = await context.database.rows<{ id: string }>(
    sql`select id from ${inspectionPhotos} where ${lost} limit ${batch}`,
  )
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  // Bytes first: a row without bytes is swept again, bytes without a row never.
  await store.remove(ids.flatMap((id) => [id, thumbnailKey(id)]))
  await context.database.write((builder) => [
    builder.execute(sql`delete from ${inspectionPhotos} where ${lost} and id in ${uuids(ids)}`),
  ])
  return rows.length
}
