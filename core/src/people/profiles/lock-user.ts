import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { users } from '../users/users.sql.ts'

/** Locks a user until the commit; refuses a missing one. */
export const lockUser = (builder: Builder, id: string) => [
  builder.execute(sql`select from ${users} where id = ${id} for update`),
  requireThat(
    builder,
    sql`exists (select from ${users} where id = ${id} and deleted_at is null)`,
    'not-found',
    'Account.NotFound',
  ),
]
