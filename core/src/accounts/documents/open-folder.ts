import { sql } from 'drizzle-orm'
import { isOwn } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { hasNumber, isOwnAccount } from '../../money/utility-accounts/index.ts'
import { utilityAccounts } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { folderNotFound } from './documents.errors.ts'
import { type FolderGrant, folderLifetimeMs, type FolderName, type FolderOwner } from './folders.ts'

const found = (name: FolderName, owner: FolderOwner) =>
  name.kind === 'request'
    ? sql`select requests.id from ${requests} where requests.id = ${name.id} and ${isOwn(owner)}`
    : sql`select ${utilityAccounts.id} from ${utilityAccounts}
        where ${hasNumber(name.number)} and ${isOwnAccount(owner)}`

/**
 * Of the caller, or of the organization they act for.
 * @throws not-found for another person's, unauthenticated or forbidden without a complete account.
 */
export async function openFolder(context: Context, name: FolderName): Promise<FolderGrant> {
  const { userId, organizationId } = requireContact(context)
  const owner = { userId, organizationId }
  if (name.kind === 'request' && !isUuid(name.id)) throw folderNotFound()
  const rows = await context.database.rows<{ id: string }>(found(name, owner))
  const folderId = rows[0]?.id
  if (folderId === undefined) throw folderNotFound()
  const expiresAt = context.clock.now().getTime() + folderLifetimeMs
  return { kind: name.kind, folderId, ...owner, expiresAt }
}
