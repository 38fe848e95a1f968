import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { ActorRow, Client, NewSession } from './sessions.ts'

/** Who somebody turned out to be. */
export interface FoundUser extends ActorRow {
  readonly email: string
  readonly language: 'en' | 'es'
  /** They came from a browser or app like this before, or never came at all. */
  readonly isKnownDevice: boolean
}

/** Somebody who has just shown who they are, with the session that was opened for them. */
export interface SignedIn {
  readonly user: FoundUser
  readonly session: NewSession
}

/** What else happens when a session opens, in the same transaction. */
export interface Opening {
  readonly client: Client
  /**
   * @throws DomainError to keep the session from being opened.
   */
  admit(user: FoundUser): void
  statements(builder: Builder, signedIn: SignedIn): readonly BatchItem<'pg'>[]
}

/** Port: who knows people by their passwords and opens sessions for them. */
export interface IdentityProvider {
  /**
   * Opens a session for whom an address and a password name; null when they do not fit, which takes
   * as long for an address that nobody has.
   */
  signInWithPassword(
    context: Context,
    credentials: { readonly email: string; readonly password: string },
    opening: Opening,
  ): Promise<SignedIn | null>
}
