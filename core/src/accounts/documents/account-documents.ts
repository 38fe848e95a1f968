import { eq, sql } from 'drizzle-orm'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { hasNumber } from '../../money/utility-accounts/index.ts'
import { utilityAccounts } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { cleanFile, type FileStore, type SentFile } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { documents } from './documents.sql.ts'

/**
 * For everyone who manages the account. An orphan until its bytes are stored.
 * @throws not-found for an unknown account, invalid for an unusable file, forbidden unless staff.
 */
export async function addDocument(
  context: Context,
  store: FileStore,
  {
    account,
    ...file
  }: {
    /** Customer and location, as `1001-5001`. */
    readonly account: string
    readonly name: string
    readonly bytes: Uint8Array
  },
): Promise<SentFile> {
  requireStaff(context, 'addDocument')
  const { name, contentType, bytes } = await cleanFile(file, 'pictures and documents')
  const now = context.clock.now()
  const id = newId<'document'>(now)
  const size = bytes.byteLength
  const row = { id, name, contentType, size, objectKey: id, createdAt: now }
  const own = sql`select id from ${utilityAccounts} where ${hasNumber(account)}`
  const guards = (builder: Builder) =>
    [requireThat(builder, sql`exists (${own})`, 'not-found', 'Document.FolderNotFound')] as const
  await context.database.write((builder) => [
    ...guards(builder),
    builder.insert(requestFiles).values({ ...row, by: 'staff', isPublic: false }),
  ])
  await store.put(id, bytes, contentType)
  await context.database.write((builder) => [
    ...guards(builder),
    builder.insert(documents).values({ ...row, utilityAccountId: sql`(${own})` }),
    builder.delete(requestFiles).where(eq(requestFiles.id, id)),
    audit(context, builder, {
      operation: 'addDocument',
      entity: 'utility-account',
      entityId: account,
      details: { id, name },
    }),
  ])
  return { id, name, type: contentType, size }
}

/** With its bytes. @throws not-found, forbidden unless staff. */
export async function deleteDocument(
  context: Context,
  store: FileStore,
  { account, id }: { readonly account: string; readonly id: string },
): Promise<void> {
  requireStaff(context, 'deleteDocument')
  const [row] = await context.database.read((builder) =>
    builder.select({ objectKey: documents.objectKey }).from(documents).where(eq(documents.id, id)),
  )
  const own = sql`select from ${documents} join ${utilityAccounts}
    on ${utilityAccounts.id} = ${documents.utilityAccountId}
    where ${documents.id} = ${id} and ${hasNumber(account)}`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${own})`, 'not-found', 'Document.NotFound'),
    builder.delete(documents).where(eq(documents.id, id)),
    audit(context, builder, {
      operation: 'deleteDocument',
      entity: 'utility-account',
      entityId: account,
      details: { id },
    }),
  ])
  if (row) await store.remove([row.objectKey])
}
