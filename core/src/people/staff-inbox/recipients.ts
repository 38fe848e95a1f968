import { type SQL, sql } from 'drizzle-orm'
import { staffOperations } from '../../platform/access/index.ts'
import { users } from '../users/users.sql.ts'
import { type InboxKind, inboxKindNames, inboxKinds } from './kinds.ts'

const roleArray = (kind: InboxKind): SQL =>
  sql`array[${sql.join(
    staffOperations[inboxKinds[kind]].map((role) => sql`${role}`),
    sql`, `,
  )}]::text[]`

/** Whether a row of `users` gets notifications of the kind in this column: their role can still do it. */
export const mayReceive = (kind: SQL): SQL => sql`(${users.deletedAt} is null and (${users.isAdmin}
  or ${users.roles} && case ${kind} ${sql.join(
    inboxKindNames.map((name) => sql`when ${name} then ${roleArray(name)}`),
    sql` `,
  )} end))`

/** Everyone with a role, by their own indexes. */
export const allStaff: SQL = sql`(
  select id from ${users} where is_admin and deleted_at is null
  union select id from ${users} where roles <> '{}' and deleted_at is null)`
