import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import {
  newToken,
  noteDevice,
  type OpenedSession,
  type RateLimitKey,
  resetRateLimits,
} from '../identity/index.ts'
import { sessions } from '../users/users.sql.ts'

interface Passing {
  readonly user: UserActor
  /** By which the browser is known from now on; null for none. */
  readonly device: string | null
  /** Counted wrong attempts, which the right one forgives. */
  readonly limitKeys?: readonly RateLimitKey[]
  /** What the factor itself changes; the first ones may refuse. */
  readonly statements: (builder: Builder) => readonly BatchItem<'pg'>[]
}

/** The session gets a new secret with its new rights, so that no older copy of it has them. */
export async function passStep(
  context: Context,
  { user, device, limitKeys = [], statements }: Passing,
): Promise<OpenedSession> {
  const now = context.clock.now()
  const token = newToken()
  const { session } = await context.database.write((builder) => ({
    factor: statements(builder),
    limits: limitKeys.length > 0 ? [resetRateLimits(builder, limitKeys)] : [],
    device: device === null ? [] : [noteDevice(builder, user.userId, device, now)],
    session: builder
      .update(sessions)
      .set({ secondFactorAt: now, tokenHash: sha256(token), lastSeenAt: now })
      .where(eq(sessions.id, user.sessionId))
      .returning({ expiresAt: sessions.expiresAt }),
  }))
  const [row] = session
  if (!row) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  const { confirmedAt, sessionId: id } = user
  return {
    session: { id, app: 'staff', token, expiresAt: row.expiresAt, confirmedAt },
    actor: user,
  }
}
