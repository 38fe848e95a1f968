import { sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import { requireThat } from '../database/require-that.ts'
import { sessions, users } from '../identity/identity.sql.ts'
import type { UserActor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'

/**
 * The statement that lets a `write` of staff go on only while the session's own row stands and its person
 * has the Admin flag: what a cookie remembers may be a minute old.
 */
export const requireLiveAdmin = (
  { clock }: Context,
  builder: Builder,
  { sessionId, userId }: UserActor,
) =>
  requireThat(
    builder,
    sql`exists (
      select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      where ${sessions.id} = ${sessionId} and ${users.id} = ${userId}
        and ${sessions.expiresAt} > ${clock.now().toISOString()}::timestamptz
        and ${users.isAdmin} and ${users.deletedAt} is null)`,
    'unauthenticated',
    'Auth.SignInRequired',
  )
