import { openDatabase } from '@portal/core/database'
import { users } from '@portal/core/schema'

/** An account without a name and with a low id: the list of users, by last name, begins with it. */
export async function putFirstUser({
  databaseUrl,
  neonEndpoint,
}: {
  databaseUrl: string
  neonEndpoint: string
}): Promise<{ readonly id: string; readonly email: string }> {
  const id = crypto.randomUUID().replace(/^.{14}/u, '00000000-0000-')
  const email = `${id}@home.example`
  const now = new Date()
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder
      .insert(users)
      .values({ id, email, emailVerifiedAt: now, createdAt: now, updatedAt: now }),
  ])
  return { id, email }
}
