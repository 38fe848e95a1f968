import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { sessions, users } from '../users/users.sql.ts'
import { sessionLifetimes } from './session-life.ts'
import { actorColumns, actorOf, type Client, usedFrom } from './sessions.ts'
import { newToken } from './tokens.ts'

export interface RefreshedSession {
  readonly actor: UserActor
  readonly token: string
}

/**
 * A token used twice was stolen, or its thief was first: the session ends for both (RFC 9700,
 * section 4.14.2).
 * @throws unauthenticated for an unknown, expired or used token.
 */
export async function refreshTokens(
  { clock, database }: Context,
  refreshToken: string,
  from: Pick<Client, 'ipAddress' | 'place'>,
): Promise<RefreshedSession> {
  const now = clock.now()
  const hash = sha256(refreshToken)
  const token = newToken()
  const { renewed: found } = await database.write((builder) => ({
    stolen: builder.delete(sessions).where(eq(sessions.previousTokenHash, hash)),
    session: builder
      .update(sessions)
      .set({
        tokenHash: sha256(token),
        previousTokenHash: hash,
        lastSeenAt: now,
        ...usedFrom(from),
        expiresAt: new Date(now.getTime() + sessionLifetimes.mobile.lifeMs),
      })
      .where(
        sql`${sessions.tokenHash} = ${hash} and ${sessions.app} = 'mobile' and ${sessions.expiresAt} > ${now.toISOString()}`,
      ),
    renewed: builder
      .select({ ...actorColumns, sessionId: sessions.id, confirmedAt: sessions.confirmedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sha256(token)), isNull(users.deletedAt))),
  }))
  const [renewed] = found
  if (!renewed) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  const { confirmedAt, sessionId: id } = renewed
  return { actor: actorOf(renewed, { id, app: 'mobile', confirmedAt }), token }
}
