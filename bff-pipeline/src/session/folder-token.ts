import type { FolderGrant } from '@portal/core/documents'
import { seal, unseal } from './sealed-session.ts'

/** Opens one folder to its bearer: the spec's accessToken and boxToken. */
export const folderToken = (secret: string, grant: FolderGrant): string =>
  seal(secret, 'folder', grant.folderId, grant)

/** Null for an invalid token, or another folder's. */
export const folderGrantOf = (
  secret: string,
  folderId: string,
  token: string,
): FolderGrant | null =>
  // A valid signature proves that `folderToken` wrote it.
  unseal(secret, 'folder', folderId, token) as FolderGrant | null
