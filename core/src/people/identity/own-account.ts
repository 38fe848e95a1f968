import { and, eq, isNull } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { personOf, type UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { credentials, pushSubscriptions, sessions, users } from '../users/users.sql.ts'
import { isAtAddress, requireEmail } from './account-address.ts'
import { choosePassword } from './choose-password.ts'
import { requireConfirmed } from './confirmed.ts'
import { resetRateLimits, hitRateLimits } from './limits.ts'
import { codeMinutes, endCodes, newCode } from './one-time-codes.ts'
import { verifyPassword } from './password-hash.ts'
import { ownPasswordLimits } from './password-limits.ts'
import { passwordMail, setPassword } from './reset-password.ts'
import {
  type Client,
  endSession,
  endSessionsOf,
  keepPushSubscriptions,
  openSession,
} from './sessions.ts'
import type { OpenedSession } from './sign-in.ts'
import { noteUserEvent } from './user-events.ts'

/** With the password's hash. */
async function ownCredentials({ database }: Context, userId: string) {
  const [row] = await database.read((builder) =>
    builder
      .select({
        email: users.email,
        language: users.language,
        passwordHash: credentials.passwordHash,
      })
      .from(users)
      .leftJoin(
        credentials,
        and(eq(credentials.userId, users.id), eq(credentials.provider, 'password')),
      )
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
  )
  if (!row) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return row
}

/** Its limit is separate from the login's, where strangers guess. */
async function requirePassword(context: Context, actor: UserActor, password: string) {
  const own = await ownCredentials(context, actor.userId)
  const limitKeys = ownPasswordLimits(actor.userId)
  await hitRateLimits(context, limitKeys)
  if (own.passwordHash === null || !(await verifyPassword(password, own.passwordHash))) {
    throw new DomainError('invalid', 'Auth.WrongPassword')
  }
  return { ...own, limitKeys }
}

/** See `requireConfirmed`. @throws invalid `Auth.WrongPassword`, limited after too many. */
export async function confirmIdentity(
  context: Context,
  { password }: { readonly password: string },
): Promise<void> {
  const actor = requireUser(context)
  const { limitKeys } = await requirePassword(context, actor, password)
  await context.database.write((builder) => [
    resetRateLimits(builder, limitKeys),
    builder
      .update(sessions)
      .set({ confirmedAt: context.clock.now() })
      .where(eq(sessions.id, actor.sessionId)),
  ])
}

/**
 * Ends every other session, gives this one a new secret, and sends an email.
 * @throws invalid `Auth.WrongPassword`, or for a password that is not allowed.
 */
export async function changePassword(
  context: Context,
  input: {
    readonly currentPassword: string
    readonly newPassword: string
    readonly client: Client
  },
): Promise<OpenedSession> {
  const actor = requireUser(context)
  const own = await requirePassword(context, actor, input.currentPassword)
  const passwordHash = await choosePassword(input.newPassword, 'newPassword')
  const now = context.clock.now()
  const { userId } = actor
  const { session, insert } = openSession(userId, input.client, now, {
    continues: actor.sessionId,
  })
  await context.database.write((builder) => [
    setPassword(builder, { userId, passwordHash, now }),
    insert(builder),
    keepPushSubscriptions(builder, {
      userId,
      from: { id: actor.sessionId },
      sessionId: session.id,
    }),
    ...endSessionsOf(builder, userId, session.id),
    resetRateLimits(builder, own.limitKeys),
    endCodes(builder, userId, 'reset-password', now),
    passwordMail(context, builder, own, session.id),
    noteUserEvent(builder, { userId, name: 'PasswordChanged', data: {} }, now),
    audit(context, builder, {
      operation: 'changePassword',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
  ])
  return { session, actor: { ...actor, sessionId: session.id, confirmedAt: now } }
}

/**
 * Emails a link to a new address; opening it moves the account.
 * @throws forbidden without a recent confirmation, invalid `Auth.InvalidEmail`, conflict
 * `Auth.EmailAlreadyInUse`.
 */
export async function changeEmail(context: Context, typed: string): Promise<void> {
  const { userId } = requireConfirmed(context)
  const email = requireEmail(typed)
  await hitRateLimits(context, [
    { limit: 'change-email', key: userId },
    { limit: 'unconfirmed-mail', key: email },
  ])
  const [[holder], [own]] = await Promise.all([
    context.database.read((builder) =>
      builder.select({ id: users.id }).from(users).where(isAtAddress(typed)),
    ),
    context.database.read((builder) =>
      builder.select({ language: users.language }).from(users).where(eq(users.id, userId)),
    ),
  ])
  if (holder) throw new DomainError('conflict', 'Auth.EmailAlreadyInUse')
  const now = context.clock.now()
  const code = newCode(context, { purpose: 'change-email', userId, subject: email })
  const order = {
    kind: 'change-email',
    to: email,
    language: own?.language ?? context.language,
    values: { count: String(codeMinutes['change-email'] / 60) },
    path: `/?mode=verifyAndChangeEmail&oobCode=${code.secret}`,
    until: code.expiresAt,
  } as const
  await context.database.write((builder) => [
    endCodes(builder, userId, 'change-email', now),
    code.insert(builder),
    queueMail(context, builder, order, code.id),
  ])
}

/**
 * No error without a session. An idle one ends like an expired one: its browser keeps getting push
 * notifications, which are for people who are away.
 */
export async function signOut(
  context: Context,
  { isIdle = false }: { readonly isIdle?: boolean } = {},
): Promise<void> {
  const { actor } = context
  if (actor.kind !== 'user' && actor.kind !== 'pending') return
  const { sessionId } = personOf(actor)
  await context.database.write((builder) => ({
    kept: isIdle
      ? [
          builder
            .update(pushSubscriptions)
            .set({ sessionId: null })
            .where(eq(pushSubscriptions.sessionId, sessionId)),
        ]
      : [],
    ended: endSession(builder, { id: sessionId }),
  }))
}

/** On every device. */
export async function signOutEverywhere(context: Context): Promise<void> {
  const { userId } = requireUser(context)
  await context.database.write((builder) => [
    ...endSessionsOf(builder, userId),
    audit(context, builder, {
      operation: 'signOutEverywhere',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
  ])
}

/** For the history that staff see (GET /record-session). */
export async function recordSession(
  context: Context,
  {
    client,
    platform,
    isLoggingIn,
  }: {
    readonly client: Pick<Client, 'ipAddress' | 'userAgent'>
    readonly platform: string
    readonly isLoggingIn: boolean
  },
): Promise<void> {
  const { userId } = requireUser(context)
  const { ipAddress, userAgent } = client
  const data = { ipAddress, userAgent, platform, isLoggingIn }
  await context.database.write((builder) => [
    noteUserEvent(builder, { userId, name: 'UserSession', data }, context.clock.now()),
  ])
}
