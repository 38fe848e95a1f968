import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { SecondStep } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { ActorRow, Client, NewSession } from './sessions.ts'

/** The user that a provider identified. */
export interface FoundUser extends ActorRow {
  readonly email: string
  readonly language: 'en' | 'es'
  /** Logged in from this kind of browser or app before, or never at all. */
  readonly isKnownDevice: boolean
  /** What a login to the staff app needs besides; null: nothing. */
  readonly loginStep: SecondStep | null
}

export interface SignedIn {
  readonly user: FoundUser
  readonly session: NewSession
}

/** Statements in the same transaction as the new session. */
export interface Opening {
  readonly client: Client
  /** @throws DomainError to keep the session from opening. */
  admit(user: FoundUser): void
  statements(builder: Builder, signedIn: SignedIn): readonly BatchItem<'pg'>[]
}

/** Port: checks passwords and opens sessions. */
export interface IdentityProvider {
  /** Null if they do not match. An unknown address takes as long. */
  signInWithPassword(
    context: Context,
    credentials: { readonly email: string; readonly password: string },
    opening: Opening,
  ): Promise<SignedIn | null>
}
