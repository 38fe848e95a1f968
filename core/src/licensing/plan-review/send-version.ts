import { type SQL, sql } from 'drizzle-orm'
import { fileRoomKey, requireFileRoom } from '../../casework/requests/index.ts'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore, type SentFile } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { correcting, ownPermit, roundSql, type TypedPermit } from './of-permit.ts'
import { permitDocuments, permitDocumentVersions } from './plan-review.sql.ts'
import { type DocumentKind, planLimits } from './rules.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file for a new version of a document, or for a document that staff do not have yet. */
export interface SentVersion {
  readonly document:
    | { readonly id: string }
    | { readonly name: string; readonly kind: DocumentKind }
  readonly file: GivenFile
}

/** SQL on a document's rows: the number of its current version, 0 without one. */
export const currentNumber = (documentId: string): SQL => sql`
  coalesce((select max(number) from ${permitDocumentVersions} where document_id = ${documentId}), 0)`

/** SQL: files of the permit's request, that its limit counts. */
export const hasRoomFor = (requestId: SQL): SQL => sql`
  (select count(*) from ${requestFiles} where request_id = ${requestId}) < ${planLimits.files}`

export const hasRoomForDocument = (permitId: SQL): SQL => sql`
  (select count(*) from ${permitDocuments} where permit_id = ${permitId}) < ${planLimits.documents}`

/**
 * Uploads a version that is sent with the resubmission, in place of one uploaded before. The row is
 * written before the bytes, without a request: after a crash the sweep deletes both.
 * @throws not-found for another person's, conflict unless corrections are asked for, invalid for an
 * unusable file.
 */
export async function sendPlanVersion(
  context: Context,
  store: FileStore,
  typed: TypedPermit,
  { document, file }: SentVersion,
): Promise<SentFile> {
  const own = ownPermit(context, typed)
  if (!('id' in document)) requireValid(required('name', document.name))
  const { name, contentType, bytes } = await cleanFile(file, 'pictures and documents')
  const { actor, clock } = context
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'file'>(now)
  const documentId = 'id' in document ? document.id : newId<'document'>(now)
  const permitId = sql`(select p.id from ${own})`
  const requestId = sql`(select p.request_id from ${own})`
  const size = bytes.byteLength
  const allowed = (builder: Builder) =>
    [
      ...correcting(builder, own),
      'id' in document
        ? requireThat(
            builder,
            sql`exists (select from ${permitDocuments}
            where id = ${documentId} and permit_id = ${permitId})`,
            'not-found',
            'Plans.NoDocument',
          )
        : requireThat(builder, hasRoomForDocument(permitId), 'conflict', 'Plans.Full'),
    ] as const
  await context.database.write((builder) => [
    ...allowed(builder),
    ...requireFileRoom(context, builder, { bytes: size }),
    builder.insert(requestFiles).values({
      id,
      name,
      contentType,
      size,
      objectKey: id,
      by: 'resident',
      isPublic: true,
      keeper: fileRoomKey(context),
      createdAt: now,
    }),
  ])
  await store.put(id, bytes, contentType)
  await context.database.write((builder) => [
    ...allowed(builder),
    requireThat(builder, hasRoomFor(requestId), 'conflict', 'Plans.Full'),
    ...('id' in document
      ? [dropUnsent(builder, documentId)]
      : [
          builder.execute(sql`
            insert into ${permitDocuments} (id, permit_id, kind, name, created_at)
            values (${documentId}, ${permitId}, ${document.kind}, ${document.name.trim()}, ${at})`),
        ]),
    builder.execute(sql`update ${requestFiles} set request_id = ${requestId} where id = ${id}`),
    builder.execute(sql`
      insert into ${permitDocumentVersions}
        (id, document_id, replaces, round, file_id, by, actor_id, created_at)
      select ${newId<'version'>(now)}, ${documentId}, ${currentNumber(documentId)}, ${roundSql} + 1,
        ${id}, 'resident', ${actor.kind === 'user' ? actor.userId : null}::uuid, ${at}
      from ${own}`),
  ])
  return { id, name, type: contentType, size }
}

// Deleting the file deletes its version; without a request, the sweep also deletes its bytes.
const dropUnsent = (builder: Builder, documentId: string) =>
  builder.execute(sql`
    with dropped as (
      delete from ${permitDocumentVersions} where document_id = ${documentId} and number is null
      returning file_id)
    update ${requestFiles} set request_id = null where id in (select file_id from dropped)`)

/**
 * Takes back a version that is not sent, and a document that has no other.
 * @throws not-found for another person's, conflict unless corrections are asked for.
 */
export async function removePlanVersion(
  context: Context,
  typed: TypedPermit,
  documentId: string,
): Promise<void> {
  const own = ownPermit(context, typed)
  await context.database.write((builder) => [
    ...correcting(builder, own),
    requireThat(
      builder,
      sql`exists (select from ${permitDocuments}
        where id = ${documentId} and permit_id = (select p.id from ${own}))`,
      'not-found',
      'Plans.NoDocument',
    ),
    dropUnsent(builder, documentId),
    builder.execute(sql`
      delete from ${permitDocuments} d where d.id = ${documentId} and not exists (
        select from ${permitDocumentVersions} v where v.document_id = d.id)`),
  ])
}
