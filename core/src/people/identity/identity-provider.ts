import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { ActorRow, Client, NewSession } from './sessions.ts'

/** The user that a provider identified. */
export interface FoundUser extends ActorRow {
  readonly email: string
  readonly language: 'en' | 'es'
  /** They came from a browser or app like this before, or never came at all. */
  readonly isKnownDevice: boolean
}

/** A user who has just logged in, with the new session. */
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
   * Opens a session for an address and its password; null when they do not match, which takes as long for an
   * unknown address.
   */
  signInWithPassword(
    context: Context,
    credentials: { readonly email: string; readonly password: string },
    opening: Opening,
  ): Promise<SignedIn | null>
}
