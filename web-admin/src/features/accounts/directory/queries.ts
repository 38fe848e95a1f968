import { searchUsers } from '@portal/openapi/admin-client/directory'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { UserSearch } from './user-search.ts'

export type User = components['schemas']['User']

export const searchUsersQuery = ({ term, page, size, sort, direction }: UserSearch) =>
  query(searchUsers, { query: { term, page, pageSize: size, sortColumn: sort, direction } })

/** With the balance of each account. */
export type UserArrangements = components['schemas']['UserArrangements']

/** By name, or by address without one. */
export const nameOf = ({ FirstName, LastName, Email }: User): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || Email
