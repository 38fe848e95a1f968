import { eq, sql } from 'drizzle-orm'
import { requireFactorOwner, requirePending } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isConfirmed, isSecondFactorRequired } from '../identity/index.ts'
import { recoveryCodes, secondFactors } from '../users/second-factors.sql.ts'
import { users } from '../users/users.sql.ts'

export interface OwnFactors {
  readonly factors: readonly Pick<
    typeof secondFactors.$inferSelect,
    'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'
  >[]
  readonly recoveryCodesLeft: number
  /** The city needs one of this person. */
  readonly isRequired: boolean
  /** They logged in recently enough. */
  readonly canChange: boolean
}

/** The caller's own, oldest first. One round trip. */
export async function listSecondFactors(context: Context): Promise<OwnFactors> {
  const owner = requireFactorOwner(context)
  const { clock, database } = context
  const { userId } = owner
  const { createdAt, id, kind, lastUsedAt, name } = secondFactors
  const [factors, [own]] = await Promise.all([
    database.read((builder) =>
      builder
        .select({ id, kind, name, createdAt, lastUsedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))
        .orderBy(id),
    ),
    database.read((builder) =>
      builder
        .select({
          isRequired: isSecondFactorRequired,
          recoveryCodesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} code
            where code.user_id = ${userId} and code.used_at is null)`,
        })
        .from(users)
        .where(eq(users.id, userId)),
    ),
  ])
  return {
    factors,
    recoveryCodesLeft: own?.recoveryCodesLeft ?? 0,
    isRequired: own?.isRequired ?? false,
    canChange: isConfirmed(owner, clock.now()),
  }
}

export interface PendingStep {
  readonly step: 'verify' | 'enroll'
  readonly hasTotp: boolean
  readonly hasPasskey: boolean
}

/** What the login waits for. @throws unauthenticated, or forbidden for everyone else. */
export async function getSecondStep(context: Context): Promise<PendingStep> {
  const { step, user } = requirePending(context)
  const rows = await context.database.read((builder) =>
    builder
      .select({ kind: secondFactors.kind })
      .from(secondFactors)
      .where(eq(secondFactors.userId, user.userId)),
  )
  const has = (kind: (typeof rows)[number]['kind']) => rows.some((row) => row.kind === kind)
  return { step, hasTotp: has('totp'), hasPasskey: has('passkey') }
}
