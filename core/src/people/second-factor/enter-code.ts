import { and, eq, sql } from 'drizzle-orm'
import { requirePending } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type OpenedSession, readAfterHits } from '../identity/index.ts'
import { recoveryCodes, secondFactors } from '../users/second-factors.sql.ts'
import { users } from '../users/users.sql.ts'
import { totpRow } from './add-totp.ts'
import { factorMail } from './factor-mail.ts'
import { passStep } from './pass-step.ts'
import { recoveryHash } from './recovery-code.ts'
import { wrongCode } from './second-factor.errors.ts'
import type { SecretBox } from './secret-box.ts'
import { stepLimits } from './step-limits.ts'
import { matchingStep } from './totp.ts'

export interface EnteredCode {
  readonly code: string
  /** The browser's secret; null for a new one. */
  readonly device: string | null
}

interface TotpRow extends Record<string, unknown> {
  readonly id: string
  readonly totp_secret: string
}

/**
 * Finishes a login with an authenticator app's code, which works once. Two round trips.
 * @throws invalid `SecondFactor.WrongCode`, limited after too many.
 */
export async function enterTotpCode(
  context: Context,
  box: SecretBox,
  { code, device }: EnteredCode,
): Promise<OpenedSession> {
  const { user } = requirePending(context, 'verify')
  const { userId } = user
  const limitKeys = stepLimits(userId, device)
  const rows = await readAfterHits<TotpRow>(
    context,
    limitKeys,
    sql`select id, totp_secret from ${secondFactors} where user_id = ${userId} and kind = 'totp'`,
  )
  const now = context.clock.now()
  const tried = await Promise.all(
    rows.map(async ({ id, totp_secret: sealed }) => {
      const secret = await box.open(sealed, totpRow(userId, id))
      return { id, step: secret === null ? null : matchingStep(secret, code, now) }
    }),
  )
  const right = tried.find(({ step }) => step !== null)
  if (!right) throw wrongCode()
  const { id, step } = right
  return passStep(context, {
    user,
    device,
    limitKeys,
    statements: (builder) => [
      builder.execute(sql`select from ${secondFactors} where id = ${id} for update`),
      requireThat(
        builder,
        sql`exists (select from ${secondFactors}
          where id = ${id} and (totp_step is null or totp_step < ${step}))`,
        'invalid',
        'SecondFactor.WrongCode',
      ),
      builder
        .update(secondFactors)
        .set({ totpStep: step, lastUsedAt: now })
        .where(eq(secondFactors.id, id)),
    ],
  })
}

interface CodeRow extends Record<string, unknown> {
  readonly email: string
  readonly language: Language
  readonly left: number
}

/**
 * Finishes a login with a recovery code, and tells its owner. Two round trips.
 * @throws invalid `SecondFactor.WrongCode`, limited after too many.
 */
export async function enterRecoveryCode(
  context: Context,
  { code, device }: EnteredCode,
): Promise<OpenedSession> {
  const { user } = requirePending(context, 'verify')
  const { userId } = user
  const codeHash = recoveryHash(code)
  const limitKeys = stepLimits(userId, device)
  const isUnused = sql`exists (select from ${recoveryCodes}
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null)`
  const [owner] = await readAfterHits<CodeRow>(
    context,
    limitKeys,
    sql`select email, language, (select count(*)::int - 1 from ${recoveryCodes} code
        where code.user_id = ${userId} and code.used_at is null) as left
      from ${users} where id = ${userId} and ${isUnused}`,
  )
  if (!owner) throw wrongCode()
  return passStep(context, {
    user,
    device,
    limitKeys,
    statements: (builder) => [
      builder.execute(sql`select from ${recoveryCodes}
        where user_id = ${userId} and code_hash = ${codeHash} for update`),
      requireThat(builder, isUnused, 'invalid', 'SecondFactor.WrongCode'),
      builder
        .update(recoveryCodes)
        .set({ usedAt: context.clock.now() })
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))),
      audit(context, builder, {
        operation: 'enterRecoveryCode',
        entity: 'user',
        entityId: userId,
        details: {},
      }),
      factorMail(context, builder, owner, 'recovery-code-used', { count: String(owner.left) }),
    ],
  })
}
