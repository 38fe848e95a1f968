import { searchUsers } from '@portal/openapi/admin-client/directory'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { UserSearch } from './user-search.ts'

/** A user in full. */
export type User = components['schemas']['User']

/** A page of the directory. */
export const searchUsersQuery = ({ term, page, size, sort, direction }: UserSearch) =>
  query(searchUsers, { query: { term, page, pageSize: size, sortColumn: sort, direction } })

/** Payment arrangements of a user's water accounts, and what is due on each account. */
export type UserArrangements = components['schemas']['UserArrangements']

/** What a user is called: by name, or by address while there is none. */
export const nameOf = ({ FirstName, LastName, Email }: User): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || Email
