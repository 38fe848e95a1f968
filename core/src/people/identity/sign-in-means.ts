import { and, eq, exists } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { credentials, sessions } from '../users/users.sql.ts'
import type { Confirmation } from './social.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** A password, and other providers. */
export interface SignInMeans {
  readonly password: boolean
  readonly providers: readonly VerifiedIdentity['provider'][]
}

/** One round trip. */
export async function listSignInMeans(context: Context): Promise<SignInMeans> {
  const { userId } = requireUser(context)
  const rows = await context.database.read((builder) =>
    builder
      .select({ provider: credentials.provider })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
  )
  const methods = rows.map(({ provider }) => provider)
  return {
    password: methods.includes('password'),
    providers: methods.filter((one) => one !== 'password'),
  }
}

/**
 * In the session that asked for it (see `requireConfirmed`).
 * @throws unauthenticated if the session has ended, forbidden `Auth.OtherPerson` if the provider
 * names another person, or `Auth.ConfirmationRequired` if they did not log in there again.
 */
export async function confirmByProvider(
  context: Context,
  { provider, subject }: VerifiedIdentity,
  { sessionId, isFresh }: Confirmation,
): Promise<void> {
  const actor = requireUser(context)
  if (actor.sessionId !== sessionId) throw new DomainError('forbidden', 'Auth.OtherPerson')
  if (!isFresh) throw new DomainError('forbidden', 'Auth.ConfirmationRequired')
  const { confirmed } = await context.database.write((builder) => ({
    confirmed: builder
      .update(sessions)
      .set({ confirmedAt: context.clock.now() })
      .where(
        and(
          eq(sessions.id, sessionId),
          exists(
            builder
              .select({ id: credentials.id })
              .from(credentials)
              .where(
                and(
                  eq(credentials.userId, actor.userId),
                  eq(credentials.provider, provider),
                  eq(credentials.subject, subject),
                ),
              ),
          ),
        ),
      )
      .returning({ id: sessions.id }),
  }))
  if (confirmed.length === 0) throw new DomainError('forbidden', 'Auth.OtherPerson')
}
