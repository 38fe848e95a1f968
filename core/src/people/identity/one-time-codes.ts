import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import type { TextKey } from '../../platform/texts/index.ts'
import { oneTimeCodes, users } from '../users/users.sql.ts'
import { newToken } from './tokens.ts'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']

/** Minutes until each kind of code expires. */
export const codeMinutes = {
  'verify-email': 24 * 60,
  'reset-password': 60,
  'change-email': 24 * 60,
  'web-view': 1,
  'provider-state': 10,
  // A SAML request expires if the person takes longer to log in.
  'saml-request': 60,
  'totp-setup': 15,
  'passkey-setup': 5,
  'passkey-login': 5,
} as const satisfies Readonly<Record<CodePurpose, number>>

interface NewCode {
  readonly purpose: CodePurpose
  readonly userId: string | null
  readonly subject: string
  /** The code ends with this session. */
  readonly sessionId?: string
}

/** A new code, and the statement that stores its hash. */
export const newCode = (context: Context, code: NewCode) =>
  namedCode(context, { ...code, secret: newToken() })

/** `newCode` with a given secret: another request's id, stored so that it works once. */
export function namedCode(
  { clock }: Context,
  { secret, ...code }: NewCode & { readonly secret: string },
) {
  const now = clock.now()
  const id = newId<'code'>(now)
  const expiresAt = new Date(now.getTime() + codeMinutes[code.purpose] * 60_000)
  const insert = (builder: Builder) =>
    builder.insert(oneTimeCodes).values({
      ...code,
      id,
      codeHash: sha256(secret),
      createdAt: now,
      expiresAt,
    })
  return { id, secret, expiresAt, insert }
}

export interface FoundCode {
  readonly id: string
  readonly purpose: CodePurpose
  readonly subject: string
  readonly userId: string
  readonly email: string
  readonly language: 'en' | 'es'
  readonly isVerified: boolean
  readonly isUsed: boolean
  /** The session that it ends with, if any. */
  readonly sessionId: string | null
}

/** @throws invalid `Auth.LinkExpired` for an unknown, expired or other kind of code. */
export async function findCode(
  { clock, database }: Context,
  secret: string,
  purposes: readonly CodePurpose[],
): Promise<FoundCode> {
  const [found] = await database.read((builder) =>
    builder
      .select({
        id: oneTimeCodes.id,
        purpose: oneTimeCodes.purpose,
        subject: oneTimeCodes.subject,
        expiresAt: oneTimeCodes.expiresAt,
        sessionId: oneTimeCodes.sessionId,
        isUsed: sql<boolean>`${oneTimeCodes.usedAt} is not null`,
        userId: users.id,
        email: users.email,
        language: users.language,
        isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      })
      .from(oneTimeCodes)
      .innerJoin(users, eq(users.id, oneTimeCodes.userId))
      .where(
        and(
          eq(oneTimeCodes.codeHash, sha256(secret)),
          inArray(oneTimeCodes.purpose, [...purposes]),
          isNull(users.deletedAt),
        ),
      ),
  )
  if (!found || found.expiresAt <= clock.now()) throw linkExpired()
  return found
}

export const linkExpired = (): DomainError => new DomainError('invalid', 'Auth.LinkExpired')

/** First in a `write`: of two parallel requests one is refused. */
export const useCode = (
  builder: Builder,
  id: string,
  now: Date,
  code: TextKey = 'Auth.LinkExpired',
) =>
  [
    builder
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, id))
      .for('update'),
    requireThat(
      builder,
      sql`exists (select from ${oneTimeCodes} where id = ${id} and used_at is null)`,
      'invalid',
      code,
    ),
    builder.update(oneTimeCodes).set({ usedAt: now }).where(eq(oneTimeCodes.id, id)),
  ] as const

/** Ends every code of one purpose: a new password ends old links. */
export const endCodes = (builder: Builder, userId: string, purpose: CodePurpose, now: Date) =>
  builder
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.usedAt),
      ),
    )

/** Whether a write failed because the same code already exists. */
export function isCodeTaken(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === 'one_time_codes_code') return true
  }
  return false
}
