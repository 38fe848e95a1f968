import { getUser, searchUsers } from '@portal/openapi/admin-client/directory'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Caller = components['schemas']['User']

/** The one place that knows how callers are found. */
export const callersQuery = (term: string) => query(searchUsers, { query: { term, pageSize: 25 } })

export const callerQuery = (id: string) => query(getUser, { path: { id } })

export const nameOf = ({ FirstName, LastName, Email }: Caller): string =>
  `${FirstName} ${LastName}`.trim() || Email
