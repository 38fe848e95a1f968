import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { credentials, users } from '../users/users.sql.ts'
import { requireEmail, requireUnheld } from './account-address.ts'
import { foundColumns } from './found-user.ts'
import type { FoundUser } from './identity-provider.ts'
import { actorOf, type Client, openSession } from './sessions.ts'
import { openingOf, type OpenedSession, sessionOf, type SignedInSession } from './sign-in.ts'
import { isTaken, verificationMail } from './sign-up.ts'
import { noteUserEvent } from './user-events.ts'

/** Verified by another provider. */
export interface VerifiedIdentity {
  readonly provider: 'google' | 'facebook' | 'apple' | 'firebase'
  /** The provider's permanent id of the person. */
  readonly subject: string
  readonly email: string | null
  /** By the provider. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

export interface Entrance {
  readonly client: Client
  readonly replaces?: string | undefined
  /** The verification email of a new account continues there. */
  readonly redirectTo?: string | undefined
}

async function findByIdentity(
  { database }: Context,
  { provider, subject }: VerifiedIdentity,
  { client }: Entrance,
): Promise<FoundUser | undefined> {
  const [user] = await database.read((builder) =>
    builder
      .select(foundColumns(client.userAgent))
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(and(eq(credentials.provider, provider), eq(credentials.subject, subject))),
  )
  return user
}

/** @throws unauthenticated `Auth.NoAccount`; forbidden `Auth.StaffOnly` in the staff app. */
export async function signInWithIdentity(
  context: Context,
  identity: VerifiedIdentity,
  entrance: Entrance,
): Promise<SignedInSession> {
  const user = await findByIdentity(context, identity, entrance)
  if (!user) throw new DomainError('unauthenticated', 'Auth.NoAccount')
  const opening = openingOf(context, entrance)
  opening.admit(user)
  const now = context.clock.now()
  const { session, insert } = openSession(user.userId, entrance.client, now)
  await context.database.write((builder) => [
    insert(builder),
    ...opening.statements(builder, { user, session }),
  ])
  return sessionOf({ user, session })
}

/**
 * In one transaction. If the provider has not verified the address, our own email does. An account
 * with the same address is never taken over: its owner logs in there.
 * @throws invalid `Auth.InvalidEmail` if the provider sends no address, conflict
 * `Auth.EmailAlreadyInUse`.
 */
export async function signUpWithIdentity(
  context: Context,
  identity: VerifiedIdentity,
  entrance: Entrance,
): Promise<OpenedSession> {
  const email = requireEmail(identity.email ?? '')
  const now = context.clock.now()
  const userId = newId<'user'>(now)
  const { language } = context
  const { firstName, lastName, isEmailVerified, provider, subject } = identity
  const { session, insert } = openSession(userId, entrance.client, now)
  const times = { createdAt: now, updatedAt: now }
  const emailVerifiedAt = isEmailVerified ? now : null
  const verification = verificationMail(context, { userId, email, language }, entrance.redirectTo)
  try {
    await context.database.write((builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
      builder
        .insert(users)
        .values({ id: userId, email, emailVerifiedAt, firstName, lastName, language, ...times }),
      ...requireUnheld(builder, identity.email ?? ''),
      builder.insert(credentials).values({ id: newId(now), userId, provider, subject, ...times }),
      insert(builder),
      ...(isEmailVerified ? [] : verification(builder)),
      noteUserEvent(builder, { userId, name: 'UserSignUp', data: { provider } }, now),
    ])
  } catch (error) {
    if (isTaken(error)) throw new DomainError('conflict', 'Auth.EmailAlreadyInUse')
    throw error
  }
  const user = {
    userId,
    isVerified: isEmailVerified,
    contactId: null,
    isAdmin: false,
    organizationId: null,
  }
  return { session, actor: actorOf(user, session) }
}

/** Logs the person in, and creates the account if there is none yet. */
export async function enterWithIdentity(
  context: Context,
  identity: VerifiedIdentity,
  entrance: Entrance,
): Promise<SignedInSession> {
  const user = await findByIdentity(context, identity, entrance)
  return user
    ? signInWithIdentity(context, identity, entrance)
    : signUpWithIdentity(context, identity, entrance)
}
