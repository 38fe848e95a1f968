import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { requireUser } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { Context } from '../kernel/context.ts'
import { keptSpellings } from '../kernel/email-address.ts'
import { DomainError } from '../kernel/errors.ts'
import { queueMail } from '../mail/index.ts'
import { takeOverRequests } from '../requests/index.ts'
import { attempts, users } from './identity.sql.ts'
import { hashInSql, takeAttempt } from './limits.ts'
import { mailLink } from './mail-link.ts'
import { type FoundCode, findCode, linkExpired, useCode } from './one-time-codes.ts'
import { isTaken, verificationMail } from './sign-up.ts'
import { noteUserEvent } from './user-events.ts'

/**
 * Proves an address by the code of a mailed link, whoever opens it and wherever; or moves an account to
 * the address that the link was mailed to, and tells whose it is. Opened again it is no error while it holds.
 * @throws DomainError invalid `Auth.LinkExpired`, conflict `Auth.EmailAlreadyInUse` when the address went
 *   to another account meanwhile.
 */
export async function verifyEmail(context: Context, oobCode: string): Promise<string> {
  const code = await findCode(context, oobCode, ['verify-email', 'change-email'])
  const holds = code.email === code.subject && code.isVerified
  if (holds) return code.userId
  if (code.isUsed || (code.purpose === 'verify-email' && code.email !== code.subject)) {
    throw linkExpired()
  }
  const now = context.clock.now()
  try {
    await context.database.write((builder) => [
      ...useCode(builder, code.id, now),
      builder
        .update(users)
        .set({ email: code.subject, emailVerifiedAt: now, updatedAt: now })
        .where(and(eq(users.id, code.userId), isNull(users.deletedAt))),
      noteUserEvent(builder, { userId: code.userId, name: 'EmailVerified', data: {} }, now),
      // Of an account that is complete; any other takes them over when it is (contact-statements.ts).
      ...takeOverRequests(context, builder, code.userId),
      ...(code.purpose === 'change-email' ? noticeOfChange(context, builder, code) : []),
    ])
  } catch (error) {
    if (isTaken(error)) throw new DomainError('conflict', 'Auth.EmailAlreadyInUse')
    throw error
  }
  return code.userId
}

/** The old address is told that it is no longer the account's. */
function noticeOfChange(
  context: Context,
  builder: Parameters<typeof queueMail>[1],
  { id, userId, email, language }: FoundCode,
): BatchItem<'pg'>[] {
  const deed = { operation: 'changeEmail', entity: 'user', entityId: userId, details: {} }
  return [
    queueMail(context, builder, { kind: 'email-changed', to: email, language }, id),
    audit(context, builder, deed),
  ]
}

/**
 * Sends the mail that proves an address once more; its link leads on as the first one did. Whether an
 * account waits for one is not told.
 * @throws DomainError limited within 60 seconds of the last time, and after 4 unconfirmed mails in an hour.
 */
export async function resendVerification(
  context: Context,
  typed: string,
  redirectTo?: string,
): Promise<void> {
  const [email] = keptSpellings(typed)
  await takeAttempt(context, [{ limit: 'resend-mail', key: email }])
  const mail: typeof verificationMail = (asked, reader) =>
    verificationMail(asked, reader, redirectTo)
  await mailLink(context, typed, mail, isNull(users.emailVerifiedAt))
}

/** In how many seconds the person who asks may have that mail sent again; 0 at once. One round trip. */
export async function secondsToResend(context: Context): Promise<number> {
  const { userId } = requireUser(context)
  const now = context.clock.now().toISOString()
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ seconds: number }>(sql`
      select ceil(extract(epoch from ${attempts.lockedUntil} - ${now}::timestamptz))::int as seconds
      from ${users} join ${attempts} on ${attempts.limitName} = 'resend-mail'
        and ${attempts.keyHash} = ${hashInSql(sql`${users.email}`)}
      where ${users.id} = ${userId} and ${attempts.lockedUntil} > ${now}`),
  )
  return rows[0]?.seconds ?? 0
}

/** The person who asks, once their address is proven (POST /verify without a code). */
export async function requireProven(context: Context): Promise<void> {
  const { userId } = requireUser(context)
  const [user] = await context.database.read((builder) =>
    builder.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId)),
  )
  if (!user?.at) throw new DomainError('forbidden', 'Auth.VerificationRequired')
}
