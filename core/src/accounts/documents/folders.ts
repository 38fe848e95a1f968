import type { ContactActor } from '../../platform/access/index.ts'

/** A folder as the wire names it: of a request by its id, or of a utility account by its number. */
export type FolderName =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'account'; readonly number: string }

/** Whose folder it is: a person, or an organization for which they act. */
export type FolderOwner = Pick<ContactActor, 'userId' | 'organizationId'>

/** Lets its bearer look into one folder for a while. It ends early when the folder gets another owner. */
export interface FolderGrant extends FolderOwner {
  readonly kind: FolderName['kind']
  /** The id of the request or the utility account. */
  readonly folderId: string
  /** Milliseconds of the epoch. */
  readonly expiresAt: number
}

/** How long a folder stays open before it has to be opened again. */
export const folderLivesMs = 30 * 60_000
