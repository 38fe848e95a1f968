import { sql } from 'drizzle-orm'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { permits } from '../permits/permits.sql.ts'
import { lockById, roundSql } from './of-permit.ts'
import { permitDocuments, permitDocumentVersions } from './plan-review.sql.ts'
import type { DocumentKind } from './rules.ts'
import { currentNumber, type GivenFile, hasRoomFor, hasRoomForDocument } from './send-version.ts'

interface ById {
  readonly permitId: string
}

/** A document of staff's own, such as a stamped drawing. @throws forbidden unless staff, not-found. */
export async function addPermitDocument(
  context: Context,
  store: FileStore,
  {
    permitId,
    name,
    kind,
    file,
  }: ById & { readonly name: string; readonly kind: DocumentKind; readonly file: GivenFile },
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addPermitDocument')
  requireValid(required('name', name))
  const now = context.clock.now()
  const documentId = newId<'document'>(now)
  const ofPermit = sql`(${permitId})`
  const guards = (builder: Builder) =>
    [requireThat(builder, hasRoomForDocument(ofPermit), 'conflict', 'Plans.Full')] as const
  await storing(context, store, {
    operation: 'addPermitDocument',
    permitId,
    documentId,
    replaces: 0,
    file,
    guards,
    before: (builder) => [
      builder.execute(sql`
        insert into ${permitDocuments} (id, permit_id, kind, name, created_at)
        values (${documentId}, ${permitId}, ${kind}, ${name.trim()}, ${now.toISOString()}::timestamptz)`),
    ],
  })
  return { id: documentId }
}

/**
 * A new version in place of the current one, which is named.
 * @throws forbidden unless staff, not-found, stale if there is a newer one.
 */
export async function addPlanVersion(
  context: Context,
  store: FileStore,
  {
    permitId,
    documentId,
    replaces,
    file,
  }: ById & { readonly documentId: string; readonly replaces: number; readonly file: GivenFile },
): Promise<void> {
  requireStaff(context, 'addPlanVersion')
  const guards = (builder: Builder) =>
    [
      ...ofThisPermit(builder, { permitId, documentId }),
      requireThat(
        builder,
        sql`${currentNumber(documentId)} = ${replaces}`,
        'stale',
        'Plans.DocumentChanged',
      ),
    ] as const
  const operation = 'addPlanVersion'
  await storing(context, store, {
    operation,
    permitId,
    documentId,
    replaces,
    file,
    guards,
    before: () => [],
  })
}

const ofThisPermit = (
  builder: Builder,
  { permitId, documentId }: ById & { readonly documentId: string },
) =>
  [
    requireThat(
      builder,
      sql`exists (select from ${permitDocuments}
        where id = ${documentId} and permit_id = ${permitId})`,
      'not-found',
      'Plans.NoDocument',
    ),
  ] as const

interface Storing extends ById {
  readonly operation: StaffOperation
  readonly documentId: string
  readonly replaces: number
  readonly file: GivenFile
  readonly guards: (builder: Builder) => readonly ReturnType<typeof requireThat>[]
  readonly before: (builder: Builder) => readonly ReturnType<Builder['execute']>[]
}

// The row is written before the bytes, without a request: after a crash the sweep deletes both.
async function storing(
  context: Context,
  store: FileStore,
  { operation, permitId, documentId, replaces, file, guards, before }: Storing,
): Promise<void> {
  const { name, contentType, bytes } = await cleanFile(file, 'pictures and documents')
  const { actor, clock } = context
  const now = clock.now()
  const id = newId<'file'>(now)
  const requestId = sql`(select p.request_id from ${permits} p where p.id = ${permitId})`
  const allowed = (builder: Builder) =>
    [
      ...lockById(builder, permitId),
      requireThat(builder, sql`${requestId} is not null`, 'conflict', 'Plans.NoRequest'),
      requireThat(builder, hasRoomFor(requestId), 'conflict', 'Plans.Full'),
      ...guards(builder),
    ] as const
  await context.database.write((builder) => [
    ...allowed(builder),
    builder.insert(requestFiles).values({
      id,
      name,
      contentType,
      size: bytes.byteLength,
      objectKey: id,
      by: 'staff',
      isPublic: true,
      createdAt: now,
    }),
  ])
  await store.put(id, bytes, contentType)
  await context.database.write((builder) => [
    ...allowed(builder),
    ...before(builder),
    builder.execute(sql`update ${requestFiles} set request_id = ${requestId} where id = ${id}`),
    builder.insert(permitDocumentVersions).values({
      id: newId<'version'>(now),
      documentId,
      number: replaces + 1,
      replaces,
      round: sql`(select ${roundSql} from ${permits} p where p.id = ${permitId})`,
      fileId: id,
      by: 'staff',
      actorId: actor.kind === 'user' ? actor.userId : null,
      sentAt: now,
      createdAt: now,
    }),
    audit(context, builder, {
      operation,
      entity: 'permit',
      entityId: permitId,
      details: { name },
    }),
  ])
}

/**
 * Shows a document to everyone or to nobody else; null leaves it to the city's rule.
 * @throws forbidden unless staff, not-found.
 */
export async function setDocumentPublic(
  context: Context,
  {
    permitId,
    documentId,
    isPublic,
  }: ById & { readonly documentId: string; readonly isPublic: boolean | null },
): Promise<void> {
  requireStaff(context, 'setDocumentPublic')
  await context.database.write((builder) => [
    ...lockById(builder, permitId),
    ...ofThisPermit(builder, { permitId, documentId }),
    builder.execute(
      sql`update ${permitDocuments} set is_public = ${isPublic} where id = ${documentId}`,
    ),
    audit(context, builder, {
      operation: 'setDocumentPublic',
      entity: 'permit',
      entityId: permitId,
      details: { isPublic },
    }),
  ])
}
