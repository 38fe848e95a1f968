import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permitComments, permitDocuments, permitDocumentVersions } from './plan-review.sql.ts'

interface OfPermit {
  readonly id: string
  readonly requestId: string
}

/** Documents and comments of permits in a test's database. */
export function plansIn(database: Database) {
  /** A document with its first version, as it came with the application. */
  async function document(
    { id: permitId, requestId }: OfPermit,
    given: Partial<typeof permitDocuments.$inferInsert> = {},
  ) {
    const id = newId<'document'>(now)
    const versionId = newId<'version'>(now)
    const fileId = newId<'file'>(now)
    await database.write((builder) => [
      builder.insert(requestFiles).values({
        id: fileId,
        requestId,
        name: 'roof.pdf',
        contentType: 'application/pdf',
        size: 1200,
        objectKey: fileId,
        by: 'resident',
        isPublic: true,
        createdAt: now,
      }),
      builder
        .insert(permitDocuments)
        .values({ id, permitId, kind: 'drawing', name: 'Roof plan', createdAt: now, ...given }),
      builder.insert(permitDocumentVersions).values({
        id: versionId,
        documentId: id,
        number: 1,
        replaces: 0,
        round: 1,
        fileId,
        by: 'resident',
        sentAt: now,
        createdAt: now,
      }),
    ])
    return { id, versionId, fileId }
  }

  async function comment(
    { id: permitId }: OfPermit,
    documentId: string,
    given: Partial<typeof permitComments.$inferInsert> = {},
  ): Promise<string> {
    const id = newId<'comment'>(now)
    await database.write((builder) => [
      builder.insert(permitComments).values({
        id,
        permitId,
        documentId,
        versionNumber: 1,
        round: 1,
        discipline: 'building',
        sheet: 'A1',
        text: 'Show the setback.',
        isRequired: true,
        state: 'open',
        createdAt: now,
        ...given,
      }),
    ])
    return id
  }

  return { document, comment }
}

/** A file of a PDF's shape. */
export const pdf = (name: string) => ({
  name,
  bytes: new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
})

/** What was put is in `stored`. */
export function bucket() {
  const stored = new Map<string, Uint8Array>()
  const store: FileStore = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
  }
  return { stored, store }
}
