import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { users } from '../users/users.sql.ts'

// An arbitrary lock number, held by changes of the number of administrators.
const lock = 20_261_121

/** Unless the person is none. Two administrators who remove each other wait for each other. */
export const requireOtherAdministrator = (builder: Builder, userId: string) => [
  builder.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`),
  requireThat(
    builder,
    sql`not exists (select from ${users} where id = ${userId} and is_admin and deleted_at is null)
      or exists (select from ${users}
        where is_admin and deleted_at is null and email_verified_at is not null and id <> ${userId})`,
    'conflict',
    'Account.LastAdministrator',
  ),
]
