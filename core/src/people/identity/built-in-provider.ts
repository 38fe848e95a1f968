import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import { credentials, users } from '../users/users.sql.ts'
import { isAtAddress } from './account-address.ts'
import { foundColumns } from './found-user.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { unmatchableHash, verifyPassword } from './password-hash.ts'
import { openSession } from './sessions.ts'

/** Password hashes and sessions in our own tables. Two round trips. */
export const builtInProvider: IdentityProvider = {
  async signInWithPassword({ clock, database }, { email, password }, opening) {
    const [row] = await database.read((builder) =>
      builder
        .select({
          user: foundColumns(opening.client.userAgent),
          passwordHash: credentials.passwordHash,
        })
        .from(users)
        .leftJoin(
          credentials,
          and(eq(credentials.userId, users.id), eq(credentials.provider, 'password')),
        )
        .where(isAtAddress(email)),
    )
    // Always one hash, so that an unknown address takes as long as a wrong password.
    const isRight = await verifyPassword(password, row?.passwordHash ?? unmatchableHash)
    if (!row || !isRight) return null
    const { user } = row
    opening.admit(user)
    const { session, insert } = openSession(user.userId, opening.client, clock.now())
    const signedIn = { user, session }
    await database.write((builder: Builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
      insert(builder),
      ...opening.statements(builder, signedIn),
    ])
    return signedIn
  },
}
