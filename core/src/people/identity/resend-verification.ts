import { eq, isNull, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { attempts, users } from '../users/users.sql.ts'
import { hashInSql, hitRateLimits } from './limits.ts'
import { mailLink } from './mail-link.ts'
import { verificationMail } from './sign-up.ts'

/**
 * Does not show whether an account waits for it.
 * @throws limited within 60 seconds of the last time, and after 4 unconfirmed emails in an hour.
 */
export async function resendVerification(
  context: Context,
  typed: string,
  redirectTo?: string,
): Promise<void> {
  const [email] = keptSpellings(typed)
  await hitRateLimits(context, [{ limit: 'resend-mail', key: email }])
  const mail: typeof verificationMail = (asked, reader) =>
    verificationMail(asked, reader, redirectTo)
  await mailLink(context, typed, mail, isNull(users.emailVerifiedAt))
}

/** Seconds until the caller can have it resent; 0 for now. One round trip. */
export async function secondsToResend(context: Context): Promise<number> {
  const { userId } = requireUser(context)
  const now = context.clock.now().toISOString()
  const rows = await context.database.rows<{ seconds: number }>(sql`
    select ceil(extract(epoch from ${attempts.lockedUntil} - ${now}::timestamptz))::int as seconds
    from ${users} join ${attempts} on ${attempts.limitName} = 'resend-mail'
      and ${attempts.keyHash} = ${hashInSql(sql`${users.email}`)}
    where ${users.id} = ${userId} and ${attempts.lockedUntil} > ${now}`)
  return rows[0]?.seconds ?? 0
}

/** For POST /verify without a code. */
export async function requireProven(context: Context): Promise<void> {
  const { userId } = requireUser(context)
  const [user] = await context.database.read((builder) =>
    builder.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId)),
  )
  if (!user?.at) throw new DomainError('forbidden', 'Auth.VerificationRequired')
}
