import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { credentials, users } from '../users/users.sql.ts'
import { choosePassword } from './choose-password.ts'
import { hitRateLimits } from './limits.ts'
import { type LinkReader, sendLink } from './mail-link.ts'
import { codeMinutes, endCodes, findCode, linkExpired, newCode, useCode } from './one-time-codes.ts'
import { resetLimits } from './password-limits.ts'
import { endSessionsOf } from './sessions.ts'
import { noteUserEvent } from './user-events.ts'

/**
 * Does not show whether there is an account. If others have used up the hour's emails to an
 * address, one is left for this; a device that has logged in to the account has its own limit.
 * @throws limited once those are used up, too.
 */
export async function requestPasswordReset(
  context: Context,
  typed: string,
  device: string | null,
): Promise<void> {
  try {
    await hitRateLimits(context, resetLimits(typed, device))
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'limited') throw error
    const [email] = keptSpellings(typed)
    await hitRateLimits(context, [{ limit: 'reset-reserve', key: email }])
  }
  await sendLink(context, typed, resetMail)
}

export function resetMail(context: Context, { userId, email, language }: LinkReader) {
  const code = newCode(context, { purpose: 'reset-password', userId, subject: email })
  const order = {
    kind: 'reset-password',
    to: email,
    language,
    values: { count: String(codeMinutes['reset-password'] / 60) },
    path: `/resetPassword?mode=resetPassword&oobCode=${code.secret}`,
    until: code.expiresAt,
  } as const
  return (builder: Builder): BatchItem<'pg'>[] => [
    code.insert(builder),
    queueMail(context, builder, order, code.id),
  ]
}

/** The account's address, for the screen. @throws invalid `Auth.LinkExpired`. */
export async function checkPasswordReset(context: Context, oobCode: string): Promise<string> {
  const code = await findCode(context, oobCode, ['reset-password'])
  if (code.isUsed || code.subject !== code.email) throw linkExpired()
  return code.email
}

/**
 * Once. Ends all sessions and other links, and verifies the address, since its email was read.
 * @throws invalid `Auth.LinkExpired`, or for a password that is not allowed.
 */
export async function resetPassword(
  context: Context,
  { oobCode, password }: { readonly oobCode: string; readonly password: string },
): Promise<void> {
  const code = await findCode(context, oobCode, ['reset-password'])
  if (code.isUsed || code.subject !== code.email) throw linkExpired()
  const passwordHash = await choosePassword(password, 'password')
  const now = context.clock.now()
  const { userId, email, language } = code
  await context.database.write((builder) => [
    ...useCode(builder, code.id, now),
    setPassword(builder, { userId, passwordHash, now }),
    builder
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})` })
      .where(eq(users.id, userId)),
    ...endSessionsOf(builder, userId),
    endCodes(builder, userId, 'reset-password', now),
    passwordMail(context, builder, { email, language }, code.id),
    noteUserEvent(builder, { userId, name: 'PasswordChanged', data: {} }, now),
    audit(context, builder, {
      operation: 'resetPassword',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
  ])
}

/** Also for users without one. */
export function setPassword(
  builder: Builder,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
) {
  const at = now.toISOString()
  return builder.execute(sql`
    insert into ${credentials} (id, user_id, provider, subject, password_hash, created_at, updated_at)
    values (${newId(now)}, ${userId}, 'password', ${userId}, ${passwordHash}, ${at}, ${at})
    on conflict (provider, subject) do update
      set password_hash = excluded.password_hash, updated_at = excluded.updated_at`)
}

export const passwordMail = (
  context: Context,
  builder: Builder,
  { email, language }: { readonly email: string; readonly language: 'en' | 'es' },
  reason: string,
) =>
  queueMail(
    context,
    builder,
    { kind: 'password-changed', to: email, language, path: '/forgotpassword' },
    reason,
  )
