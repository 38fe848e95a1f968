import type { ContactActor } from '../../platform/access/index.ts'

/** A request's by its id, a utility account's by its number. */
export type FolderName =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'account'; readonly number: string }

/** A person, or the organization they act for. */
export type FolderOwner = Pick<ContactActor, 'userId' | 'organizationId'>

/** Lets its bearer read one folder for a while; ends early if the folder gets another owner. */
export interface FolderGrant extends FolderOwner {
  readonly kind: FolderName['kind']
  /** Of the request or the utility account. */
  readonly folderId: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/** How long a grant is valid. */
export const folderLifetimeMs = 30 * 60_000
