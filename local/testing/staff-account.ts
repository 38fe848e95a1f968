import { openDatabase } from '@portal/core/database'
import { type Id, newId } from '@portal/core/kernel'
import { hashPassword } from '@portal/core/password-hash'
import { contacts, credentials, userFeatureFlags, users } from '@portal/core/schema'
import { totpCode, totpStepAt } from '@portal/core/second-factor'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

export interface StaffAccount {
  readonly id: Id<'user'>
  readonly email: string
}

/** An administrator who logs in with a password. */
export async function newStaff(
  { databaseUrl, neonEndpoint }: Where,
  password: string,
  name = 'Nell',
): Promise<StaffAccount> {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const id = newId<'user'>(now)
  const email = `${id}@city.example`
  const passwordHash = await hashPassword(password)
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(contacts).values({ id, email, firstName: name, lastName: 'Clerk', ...times }),
    builder.insert(users).values({
      id,
      email,
      emailVerifiedAt: now,
      firstName: name,
      lastName: 'Clerk',
      contactId: id,
      isAdmin: true,
      ...times,
    }),
    builder.insert(credentials).values({
      id: newId(now),
      userId: id,
      provider: 'password',
      subject: id,
      passwordHash,
      ...times,
    }),
  ])
  return { id, email }
}

/** As if the city required a second factor of all staff, but of this person alone. */
export const requireSecondFactorOf = (
  { databaseUrl, neonEndpoint }: Where,
  userId: string,
): Promise<void> =>
  openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(userFeatureFlags).values({
      userId,
      name: 'RequireStaffSecondFactor',
      isEnabled: true,
      updatedAt: new Date(),
    }),
  ])

/** What an authenticator app shows; `by`: that many codes later. */
export const totpCodeOf = (secret: string, by = 0): string =>
  totpCode(secret.replaceAll(' ', ''), totpStepAt(new Date()) + by)
