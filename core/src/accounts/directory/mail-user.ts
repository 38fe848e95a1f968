import { sql } from 'drizzle-orm'
import { isAtAddress, resetMail, verificationMail } from '../../people/identity/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

/** Who gets a mail, found by the address that staff typed. */
async function userAt({ database }: Context, typed: string) {
  const [user] = await database.read((builder) =>
    builder
      .select({
        userId: users.id,
        email: users.email,
        language: users.language,
        verifiedAt: users.emailVerifiedAt,
      })
      .from(users)
      .where(sql`${isAtAddress(typed)} and deleted_at is null`),
  )
  if (!user) throw new DomainError('not-found', 'Account.NotFound')
  return user
}

type Addressee = Awaited<ReturnType<typeof userAt>>

/** How one of the mails below is written; what it throws sends none. */
type Mail = (context: Context, user: Addressee) => ReturnType<typeof resetMail>

/** Sends a user a mail on behalf of staff, and keeps who did so. */
const sending =
  (operation: string, mail: Mail) =>
  async (context: Context, email: string): Promise<void> => {
    requireAdmin(context)
    const user = await userAt(context, email)
    const statements = mail(context, user)
    await context.database.write((builder) => [
      audit(context, builder, { operation, entity: 'user', entityId: user.userId, details: {} }),
      ...statements(builder),
    ])
  }

/**
 * Staff send a user the mail that proves the address once more.
 * @throws DomainError forbidden unless staff, not-found, conflict for one who has proven it.
 */
export const resendRegistration = sending('resendRegistration', (context, user) => {
  if (user.verifiedAt) throw new DomainError('conflict', 'Directory.AlreadyVerified')
  return verificationMail(context, user)
})

/**
 * Staff send a user a link to choose a new password.
 * @throws DomainError forbidden unless staff, not-found.
 */
export const sendPasswordMail = sending('sendPasswordMail', resetMail)
