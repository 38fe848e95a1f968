import type { FolderGrant } from '@portal/core/documents'
import { seal, unseal } from './session-seal.ts'

/** The token by which whoever has it looks into one folder: the spec's accessToken and boxToken. */
export const folderToken = (secret: string, grant: FolderGrant): string =>
  seal(secret, 'folder', grant.folderId, grant)

/** What a token grants of the folder that it comes with; null for one that is none of ours, or another's. */
export const folderGrantOf = (
  secret: string,
  folderId: string,
  token: string,
): FolderGrant | null =>
  // Whatever is signed for a folder was written by `folderToken`.
  unseal(secret, 'folder', folderId, token) as FolderGrant | null
