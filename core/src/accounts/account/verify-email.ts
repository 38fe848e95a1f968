import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  findCode,
  type FoundCode,
  isTaken,
  linkExpired,
  noteUserEvent,
  useCode,
} from '../../people/identity/index.ts'
import { oneTimeCodes, users } from '../../people/users/users.sql.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { mailBlocks } from '../../platform/mail/mail-blocks.sql.ts'
import { takeOverRequests } from './take-over.ts'

/**
 * In any browser; or moves an account to a new address. Returns the user's id. Idempotent while the
 * result is unchanged.
 * @throws invalid `Auth.LinkExpired`, conflict `Auth.EmailAlreadyInUse` if another account has
 * taken the address since.
 */
export async function verifyEmail(context: Context, oobCode: string): Promise<string> {
  const code = await findCode(context, oobCode, ['verify-email', 'change-email'])
  const holds = code.email === code.subject && code.isVerified
  if (holds) {
    await context.database.write((builder) => [endMailBlock(context, builder, code)])
    return code.userId
  }
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
      endMailBlock(context, builder, code),
      noteUserEvent(builder, { userId: code.userId, name: 'EmailVerified', data: {} }, now),
      // Only if the account is complete; otherwise when it is (contact-statements.ts).
      ...takeOverRequests(context, builder, code.userId),
      ...(code.purpose === 'change-email' ? notifyOldAddress(context, builder, code) : []),
    ])
  } catch (error) {
    if (isTaken(error)) throw new DomainError('conflict', 'Auth.EmailAlreadyInUse')
    throw error
  }
  return code.userId
}

/** Their mail arrives again: a link that was sent since then was opened. */
const endMailBlock = (context: Context, builder: Builder, { id, subject }: FoundCode) =>
  builder
    .update(mailBlocks)
    .set({ endedAt: context.clock.now() })
    .where(
      sql`${mailBlocks.email} = ${subject} and ${mailBlocks.endedAt} is null and ${mailBlocks.at} < (
        select c.created_at from ${oneTimeCodes} c where c.id = ${id})`,
    )

function notifyOldAddress(
  context: Context,
  builder: Parameters<typeof queueMail>[1],
  { id, userId, email, language }: FoundCode,
): BatchItem<'pg'>[] {
  const entry = { operation: 'changeEmail', entity: 'user', entityId: userId, details: {} }
  return [
    queueMail(context, builder, { kind: 'email-changed', to: email, language }, id),
    audit(context, builder, entry),
  ]
}
