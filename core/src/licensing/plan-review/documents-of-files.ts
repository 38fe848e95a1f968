import { sql } from 'drizzle-orm'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permits } from '../permits/permits.sql.ts'
import { roundSql } from './of-permit.ts'
import { permitDocuments, permitDocumentVersions } from './plan-review.sql.ts'
import { type DocumentKind, planLimits } from './rules.ts'

/**
 * Statements that make each file of a permit's request a document of the permit, sent as version 1.
 * Files of other requests are left out.
 */
export function documentsOfFiles(
  { actor, clock }: Context,
  builder: Builder,
  {
    permitId,
    fileIds,
    kind,
  }: {
    readonly permitId: string
    readonly fileIds: readonly string[]
    readonly kind: DocumentKind
  },
) {
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const actorId = actor.kind === 'user' ? actor.userId : null
  return fileIds.flatMap((fileId) => {
    const documentId = newId<'document'>(now)
    const file = sql`${requestFiles} f join ${permits} p on p.request_id = f.request_id
      where f.id = ${fileId} and p.id = ${permitId}`
    return [
      builder.execute(sql`
        insert into ${permitDocuments} (id, permit_id, kind, name, created_at)
        select ${documentId}, p.id, ${kind},
          left(regexp_replace(f.name, '[.][A-Za-z0-9]+$', ''), ${planLimits.name}::int), ${at}
        from ${file}`),
      builder.execute(sql`
        insert into ${permitDocumentVersions}
          (id, document_id, number, replaces, round, file_id, by, actor_id, sent_at, created_at)
        select ${newId<'version'>(now)}, ${documentId}, 1, 0, ${roundSql}, f.id, f.by,
          ${actorId}::uuid, ${at}, ${at}
        from ${file}`),
    ]
  })
}
