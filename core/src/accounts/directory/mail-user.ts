import { sql } from 'drizzle-orm'
import { isAtAddress, resetMail, verificationMail } from '../../people/identity/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'

/** By the address that staff typed. */
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

/** If it throws, no email is sent. */
type Mail = (context: Context, user: Addressee) => ReturnType<typeof resetMail>

/** With an audit entry of who sent it. */
const sending =
  (operation: StaffOperation, mail: Mail) =>
  async (context: Context, email: string): Promise<void> => {
    requireStaff(context, operation)
    const user = await userAt(context, email)
    const statements = mail(context, user)
    await context.database.write((builder) => [
      audit(context, builder, { operation, entity: 'user', entityId: user.userId, details: {} }),
      ...statements(builder),
    ])
  }

/** @throws forbidden unless staff, not-found, conflict for a verified address. */
export const resendRegistration = sending('resendRegistration', (context, user) => {
  if (user.verifiedAt) throw new DomainError('conflict', 'Directory.AlreadyVerified')
  return verificationMail(context, user)
})

/** A link for a new password. @throws forbidden unless staff, not-found. */
export const sendPasswordMail = sending('sendPasswordMail', resetMail)
