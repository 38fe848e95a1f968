import { and, eq, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isSecondFactorRequired, requireConfirmed } from '../identity/index.ts'
import { recoveryCodes, secondFactors } from '../users/second-factors.sql.ts'
import { sessions, users } from '../users/users.sql.ts'
import { storeCodes } from './add-factor.ts'
import { factorMail } from './factor-mail.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { noFactor } from './second-factor.errors.ts'

/** Null for an unknown or deleted account. */
async function findOwner({ database }: Context, userId: string) {
  const [row] = await database.read((builder) =>
    builder
      .select({
        email: users.email,
        language: users.language,
        factors: sql<readonly { id: string; name: string }[]>`(
          select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name)), '[]')
          from ${secondFactors} f where f.user_id = ${userId})`,
      })
      .from(users)
      .where(sql`${users.id} = ${userId} and ${users.deletedAt} is null`),
  )
  return row ?? null
}

const hasAny = (userId: string) =>
  sql`exists (select from ${secondFactors} where user_id = ${userId})`

/**
 * One of the caller's own. Recovery codes end with the last one.
 * @throws forbidden without a recent confirmation, not-found, conflict `SecondFactor.LastOne` while
 * staff need one.
 */
export async function removeSecondFactor(context: Context, id: string): Promise<void> {
  const { userId } = requireStaff(context, 'removeSecondFactor')
  requireConfirmed(context)
  const owner = await findOwner(context, userId)
  const factor = owner?.factors.find((one) => one.id === id)
  if (!owner || !factor) throw noFactor()
  await context.database.write((builder) => [
    builder.execute(sql`select from ${users} where id = ${userId} for update`),
    requireThat(
      builder,
      sql`exists (select from ${secondFactors} where id = ${id} and user_id = ${userId})`,
      'not-found',
      'SecondFactor.NotFound',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${secondFactors} where user_id = ${userId}) > 1
        or not (select ${isSecondFactorRequired} from ${users} where ${users.id} = ${userId})`,
      'conflict',
      'SecondFactor.LastOne',
    ),
    builder
      .delete(secondFactors)
      .where(and(eq(secondFactors.id, id), eq(secondFactors.userId, userId))),
    builder
      .delete(recoveryCodes)
      .where(sql`${recoveryCodes.userId} = ${userId} and not ${hasAny(userId)}`),
    audit(context, builder, {
      operation: 'removeSecondFactor',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    factorMail(context, builder, owner, 'second-factor-removed', { name: factor.name }),
  ])
}

/**
 * Ends the older ones. @throws forbidden without a recent confirmation, not-found without a second
 * factor.
 */
export async function makeRecoveryCodes(context: Context): Promise<readonly string[]> {
  const { userId } = requireStaff(context, 'makeRecoveryCodes')
  requireConfirmed(context)
  const owner = await findOwner(context, userId)
  if (!owner || owner.factors.length === 0) throw noFactor()
  const codes = newRecoveryCodes()
  await context.database.write((builder) => [
    builder.execute(sql`select from ${users} where id = ${userId} for update`),
    requireThat(builder, hasAny(userId), 'not-found', 'SecondFactor.NotFound'),
    ...storeCodes(builder, userId, codes, context.clock.now()),
    audit(context, builder, {
      operation: 'makeRecoveryCodes',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    factorMail(context, builder, owner, 'recovery-codes-made'),
  ])
  return codes
}

/**
 * A colleague's, who lost them: the password alone opens the staff app again, or leads to set up new
 * ones. Their staff sessions end.
 * @throws forbidden without a recent confirmation, conflict `SecondFactor.OwnReset`, not-found
 * without a second factor.
 */
export async function resetSecondFactors(context: Context, id: string): Promise<void> {
  const { userId } = requireStaff(context, 'resetSecondFactors')
  requireConfirmed(context)
  if (userId === id) throw new DomainError('conflict', 'SecondFactor.OwnReset')
  const owner = await findOwner(context, id)
  if (!owner || owner.factors.length === 0) throw noFactor()
  await context.database.write((builder) => [
    builder.execute(sql`select from ${users} where id = ${id} for update`),
    requireThat(builder, hasAny(id), 'not-found', 'SecondFactor.NotFound'),
    builder.delete(secondFactors).where(eq(secondFactors.userId, id)),
    builder.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    builder.delete(sessions).where(and(eq(sessions.userId, id), eq(sessions.app, 'staff'))),
    audit(context, builder, {
      operation: 'resetSecondFactors',
      entity: 'user',
      entityId: id,
      details: {},
    }),
    factorMail(context, builder, owner, 'second-factors-reset'),
  ])
}
