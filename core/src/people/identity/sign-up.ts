import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type MailKind, queueMail } from '../../platform/mail/index.ts'
import { credentials, users } from '../users/users.sql.ts'
import { requireEmail, requireUnheld } from './account-address.ts'
import { addressLimit } from './address-limit.ts'
import { choosePassword } from './choose-password.ts'
import { type RateLimitKey, hitRateLimits } from './limits.ts'
import type { LinkReader } from './mail-link.ts'
import { codeMinutes, newCode } from './one-time-codes.ts'
import { isOwnPath } from './own-path.ts'
import { noteDevice } from './password-limits.ts'
import { actorOf, type Client, openSession } from './sessions.ts'
import type { OpenedSession } from './sign-in.ts'
import { noteUserEvent } from './user-events.ts'

export interface SignUpInput {
  readonly email: string
  readonly password: string
  readonly client: Client
  /** The verification email's link continues there, in any browser. */
  readonly redirectTo?: string | undefined
}

/**
 * With an unverified address, logged in, in one transaction.
 * @throws invalid for an address or password that is not allowed, conflict
 * `Auth.EmailAlreadyInUse`, and limited after too many from one network address or emails to one
 * address.
 */
export async function signUp(context: Context, input: SignUpInput): Promise<OpenedSession> {
  const email = requireEmail(input.email)
  const passwordHash = await choosePassword(input.password, 'password')
  const { device, ipAddress } = input.client
  // Only the platform knows the address; without one (city in a box), sign-ups are not limited.
  const mail: RateLimitKey = { limit: 'unconfirmed-mail', key: email }
  await hitRateLimits(
    context,
    ipAddress === null ? [mail] : [mail, addressLimit(context, 'sign-up', ipAddress)],
  )
  const now = context.clock.now()
  const userId = newId<'user'>(now)
  const { session, insert } = openSession(userId, input.client, now)
  const verification = verificationMail(
    context,
    { userId, email, language: context.language },
    input.redirectTo,
  )
  const row = { id: userId, email, language: context.language, createdAt: now, updatedAt: now }
  try {
    await context.database.write((builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
      builder.insert(users).values(row),
      ...requireUnheld(builder, input.email),
      builder.insert(credentials).values({
        id: newId(now),
        userId,
        provider: 'password',
        subject: userId,
        passwordHash,
        createdAt: now,
        updatedAt: now,
      }),
      insert(builder),
      ...(device ? [noteDevice(builder, userId, device, now)] : []),
      ...verification(builder),
      noteUserEvent(builder, { userId, name: 'UserSignUp', data: {} }, now),
    ])
  } catch (error) {
    if (isTaken(error)) throw new DomainError('conflict', 'Auth.EmailAlreadyInUse')
    throw error
  }
  const user = { userId, isVerified: false, contactId: null, isAdmin: false, organizationId: null }
  return { session, actor: actorOf(user, session) }
}

/** Whether a write failed because another account has the address. */
export function isTaken(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === 'users_email') return true
  }
  return false
}

/** Sends a link that verifies an address and continues at a page of ours. */
export function verificationMail(
  context: Context,
  { userId, email, language }: LinkReader,
  redirectTo = '',
  kind: MailKind & ('verify-email' | 'confirm-email-again') = 'verify-email',
) {
  const code = newCode(context, { purpose: 'verify-email', userId, subject: email })
  const onward = isOwnPath(redirectTo) ? `&redirectto=${encodeURIComponent(redirectTo)}` : ''
  const order = {
    kind,
    to: email,
    language,
    values: { count: String(codeMinutes['verify-email'] / 60) },
    path: `/?mode=verifyEmail&oobCode=${code.secret}${onward}`,
    until: code.expiresAt,
  } as const
  return (builder: Builder): BatchItem<'pg'>[] => [
    code.insert(builder),
    queueMail(context, builder, order, code.id),
  ]
}
