import { sql } from 'drizzle-orm'
import { requireAdmin } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { users } from '../identity/identity.sql.ts'
import { resetMail, verificationMail } from '../identity/index.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { requireLiveAdmin } from './live-admin.ts'

async function userAt({ database }: Context, typed: string) {
  const [user] = await database.read((builder) =>
    builder
      .select({
        userId: users.id,
        email: users.email,
        language: users.language,
        verifiedAt: users.emailVerifiedAt,
      })
      .from(users)
      .where(sql`${users.email} = ${typed.trim().toLowerCase()} and deleted_at is null`),
  )
  if (!user) throw new DomainError('not-found', 'Account.NotFound')
  return user
}

/**
 * Staff send a user the mail that proves the address once more.
 * @throws DomainError forbidden to all but staff, not-found, conflict for one who has proven it.
 */
export async function resendRegistration(context: Context, email: string): Promise<void> {
  const actor = requireAdmin(context)
  const user = await userAt(context, email)
  if (user.verifiedAt) throw new DomainError('conflict', 'Directory.AlreadyVerified')
  await context.database.write((builder) => [
    requireLiveAdmin(context, builder, actor),
    ...verificationMail(context, user)(builder),
    audit(context, builder, {
      operation: 'resendRegistration',
      entity: 'user',
      entityId: user.userId,
      details: {},
    }),
  ])
}

/**
 * Staff send a user a link to choose a new password.
 * @throws DomainError forbidden to all but staff, not-found.
 */
export async function sendPasswordMail(context: Context, email: string): Promise<void> {
  const actor = requireAdmin(context)
  const user = await userAt(context, email)
  await context.database.write((builder) => [
    requireLiveAdmin(context, builder, actor),
    ...resetMail(context, user)(builder),
    audit(context, builder, {
      operation: 'sendPasswordMail',
      entity: 'user',
      entityId: user.userId,
      details: {},
    }),
  ])
}
