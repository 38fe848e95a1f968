import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { requireFactorOwner } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { newCode, useCode as spendCode } from '../identity/index.ts'
import { secondFactors } from '../users/second-factors.sql.ts'
import { oneTimeCodes, users } from '../users/users.sql.ts'
import { type AddedFactor, addFactor, requireName } from './add-factor.ts'
import { requireFreshOwner } from './fresh-owner.ts'
import { expired, wrongCode } from './second-factor.errors.ts'
import type { SecretBox } from './secret-box.ts'
import { matchingStep, newTotpSecret, totpUri } from './totp.ts'

/** Sealed until its first code proves that an app has it. */
const setupOf = (userId: string): string => `totp-setup/${userId}`

/** Also the row that its secret is sealed for. */
export const totpRow = (userId: string, id: string): string => `totp/${userId}/${id}`

/** A new secret for an authenticator app, for 15 minutes in this session. */
export async function beginTotp(context: Context, box: SecretBox): Promise<void> {
  const { userId, sessionId } = requireFreshOwner(context)
  const subject = await box.seal(newTotpSecret(), setupOf(userId))
  const code = newCode(context, { purpose: 'totp-setup', userId, subject, sessionId })
  await context.database.write((builder) => [
    builder
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.sessionId, sessionId), eq(oneTimeCodes.purpose, 'totp-setup'))),
    code.insert(builder),
  ])
}

/** The setup of this session, with its owner. */
async function findSetup(context: Context, box: SecretBox, userId: string, sessionId: string) {
  const [row] = await context.database.read((builder) =>
    builder
      .select({
        id: oneTimeCodes.id,
        sealed: oneTimeCodes.subject,
        email: users.email,
        language: users.language,
        count: sql<number>`(select count(*)::int from ${secondFactors} f where f.user_id = ${userId})`,
      })
      .from(oneTimeCodes)
      .innerJoin(users, eq(users.id, oneTimeCodes.userId))
      .where(
        and(
          eq(oneTimeCodes.sessionId, sessionId),
          eq(oneTimeCodes.purpose, 'totp-setup'),
          eq(oneTimeCodes.userId, userId),
          isNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, context.clock.now()),
        ),
      )
      .orderBy(desc(oneTimeCodes.id))
      .limit(1),
  )
  const secret = row ? await box.open(row.sealed, setupOf(userId)) : null
  return row && secret !== null ? { ...row, secret } : null
}

export interface TotpSetup {
  /** Base32, for typing. */
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
}

/** Null before `beginTotp`, and after 15 minutes. */
export async function getTotpSetup(context: Context, box: SecretBox): Promise<TotpSetup | null> {
  const { userId, sessionId } = requireFactorOwner(context)
  const setup = await findSetup(context, box, userId, sessionId)
  if (!setup) return null
  const { email, secret } = setup
  return { secret, uri: totpUri(secret, context.city.name, email) }
}

/** @throws invalid for a wrong code, conflict `SecondFactor.Expired` after 15 minutes. */
export async function addTotp(
  context: Context,
  box: SecretBox,
  { code, name, device }: { code: string; name: string; device: string | null },
): Promise<AddedFactor> {
  const user = requireFreshOwner(context)
  const { userId } = user
  const given = requireName(name)
  const setup = await findSetup(context, box, userId, user.sessionId)
  if (!setup) throw expired()
  const now = context.clock.now()
  const totpStep = matchingStep(setup.secret, code, now)
  if (totpStep === null) throw wrongCode()
  const id = newId(now)
  const totpSecret = await box.seal(setup.secret, totpRow(userId, id))
  return addFactor(context, {
    user,
    device,
    owner: setup,
    count: setup.count,
    operation: 'addTotp',
    factor: { id, kind: 'totp', name: given, totpSecret, totpStep },
    first: (builder) => spendCode(builder, setup.id, now, 'SecondFactor.Expired'),
  })
}
