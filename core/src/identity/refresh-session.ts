import { eq, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { sessions } from './identity.sql.ts'
import { sessionLives } from './session-life.ts'
import { hashOf, newToken } from './tokens.ts'

/** The next refresh token of a mobile app's session. */
export interface RefreshedSession {
  readonly sessionId: string
  readonly token: string
}

/**
 * Takes a mobile app's refresh token and gives the next one. One that comes a second time was stolen,
 * or its thief was here first: the session ends for both (RFC 9700, section 4.14.2).
 * @throws DomainError unauthenticated for one that is unknown, too old, or was used before.
 */
export async function refreshSession(
  { clock, database }: Context,
  refreshToken: string,
): Promise<RefreshedSession> {
  const now = clock.now()
  const given = hashOf(refreshToken)
  const token = newToken()
  const [, [renewed]] = await database.write((builder) => [
    builder.delete(sessions).where(eq(sessions.previousTokenHash, given)),
    builder
      .update(sessions)
      .set({
        tokenHash: hashOf(token),
        previousTokenHash: given,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + sessionLives.mobile.lifeMs),
      })
      .where(
        sql`${sessions.tokenHash} = ${given} and ${sessions.app} = 'mobile' and ${sessions.expiresAt} > ${now.toISOString()}`,
      )
      .returning({ sessionId: sessions.id }),
  ])
  if (!renewed) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return { sessionId: renewed.sessionId, token }
}
