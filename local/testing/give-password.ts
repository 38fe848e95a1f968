import { openDatabase } from '@portal/core/database'
import { type Id, newId } from '@portal/core/kernel'
import { hashPassword } from '@portal/core/password-hash'
import { credentials } from '@portal/core/schema'

/** The cast has no passwords. */
export async function givePassword(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  userId: Id<'user'>,
  password: string,
): Promise<void> {
  const now = new Date()
  const passwordHash = await hashPassword(password)
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(credentials).values({
      id: newId<'credential'>(now),
      userId,
      provider: 'password',
      subject: userId,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    }),
  ])
}
