import type { ContactActor } from '../../platform/access/index.ts'

/** A folder as the wire names it: of a request by its id, or of a utility account by its number. */
export type FolderName =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'account'; readonly number: string }

/** Whose folder it is: a person, or an organization for which they act. */
export type FolderOwner = Pick<ContactActor, 'userId' | 'organizationId'>

/**
 * What lets whoever has it look into one folder, for a while. It is worth nothing any more once the folder
 * is no longer its owner's.
 */
export interface FolderGrant extends FolderOwner {
  readonly kind: FolderName['kind']
  /** The id of the request or the utility account. */
  readonly folderId: string
  /** Milliseconds of the epoch. */
  readonly expiresAt: number
}

/** So long may a folder be looked into before it is opened anew. */
export const folderLivesMs = 30 * 60_000
