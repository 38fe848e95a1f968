import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { IdentityProvider } from '../identity-provider.ts'
import { hashPassword, verifyPassword } from '../password-hash.ts'
import { adapterFor, type Conversation, standInEmail } from './adapter.ts'

/** What the built-in provider has to be told. */
export interface BuiltInSettings {
  /** At least 32 characters; signs what better-auth itself gives out. */
  readonly secret: string
}

/** better-auth over our own tables, one instance for one conversation with it. */
const authFor = (conversation: Conversation, { secret }: BuiltInSettings) =>
  betterAuth({
    secret,
    // Its own addresses are never mounted; it only wants to know where they would be.
    baseURL: 'http://portal.invalid',
    database: adapterFor(conversation),
    advanced: { database: { joins: true } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(password, hash),
      },
    },
    // Limits are ours (limits.ts): they have to hold across workers.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })

/** The identity provider from the box. */
export const builtInProvider = (settings: BuiltInSettings): IdentityProvider => ({
  async signInWithPassword(context, { email, password }, opening) {
    const conversation: Conversation = { context, email, opening }
    try {
      await authFor(conversation, settings).api.signInEmail({
        body: { email: standInEmail, password },
      })
    } catch (error) {
      // Its one word for both: no such user, no such password.
      if (isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') return null
      throw error
    }
    return conversation.opened ?? null
  },
})
