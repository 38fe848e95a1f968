import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import type { OpenedSession } from '../identity/index.ts'
import { recoveryCodes, secondFactors } from '../users/second-factors.sql.ts'
import { users } from '../users/users.sql.ts'
import { factorMail, type FactorOwner } from './factor-mail.ts'
import { passStep } from './pass-step.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'
import { factorLimits } from './rules.ts'

export interface AddedFactor extends OpenedSession {
  /** Only with the first factor: shown once. */
  readonly recoveryCodes: readonly string[] | null
}

/** @throws invalid for an empty name. */
export function requireName(name: string): string {
  requireValid(required('name', name))
  return name.trim()
}

export const storeCodes = (builder: Builder, userId: string, codes: readonly string[], now: Date) =>
  [
    builder.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    builder
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: recoveryHash(code), createdAt: now }))),
  ] as const

interface Adding {
  readonly user: UserActor
  readonly device: string | null
  readonly owner: FactorOwner
  /** Of the owner, before this one. */
  readonly count: number
  readonly operation: 'addTotp' | 'addPasskey'
  readonly factor: Omit<typeof secondFactors.$inferInsert, 'userId' | 'createdAt' | 'lastUsedAt'>
  /** Before all else; the first ones may refuse. */
  readonly first: (builder: Builder) => readonly BatchItem<'pg'>[]
}

/** Counts as shown in this session too. */
export async function addFactor(
  context: Context,
  { user, device, owner, count, operation, factor, first }: Adding,
): Promise<AddedFactor> {
  const now = context.clock.now()
  const { userId } = user
  const codes = count === 0 ? newRecoveryCodes() : null
  const opened = await passStep(context, {
    user,
    device,
    statements: (builder) => [
      ...first(builder),
      builder.execute(sql`select from ${users} where id = ${userId} for update`),
      requireThat(
        builder,
        sql`(select count(*) from ${secondFactors} where user_id = ${userId}) < ${factorLimits.factors}`,
        'conflict',
        'SecondFactor.TooMany',
      ),
      builder.insert(secondFactors).values({ ...factor, userId, createdAt: now, lastUsedAt: now }),
      ...(codes ? storeCodes(builder, userId, codes, now) : []),
      audit(context, builder, { operation, entity: 'user', entityId: userId, details: {} }),
      factorMail(context, builder, owner, 'second-factor-added', { name: factor.name }),
    ],
  })
  return { ...opened, recoveryCodes: codes }
}
