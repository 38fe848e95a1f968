import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { loadCity } from '@portal/core/city'
import type { Database } from '@portal/core/database'
import { type Context, type Id, newId, systemClock } from '@portal/core/kernel'
import { sessions } from '@portal/core/schema'
import { demoId } from './demo.ts'
import { demoAccounts } from './people/accounts.ts'

const minuteMs = 60_000

/** Runs portal operations as a demo account, in a session that ends here. */
export async function actAs<Result>(
  database: Database,
  email: string,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { settings, texts } = await loadCity(database)
  const account = demoAccounts.find((one) => one.email === email)
  const { language = 'en', isAdmin = false } = account ?? {}
  const now = systemClock.now()
  // Demo ids are made by demoId (people/rows.ts).
  const userId = demoId('user', email) as Id<'user'>
  const sessionId = newId<'session'>(now)
  await database.write((builder) => [
    builder.insert(sessions).values({
      id: sessionId,
      userId,
      app: isAdmin ? 'staff' : 'resident',
      tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + minuteMs),
    }),
  ])
  try {
    return await work({
      actor: {
        kind: 'user',
        userId,
        sessionId,
        isVerified: true,
        contactId: demoId('contact', email),
        isAdmin,
        organizationId: null,
        confirmedAt: now,
      },
      clock: systemClock,
      language,
      database,
      city: settings,
      texts,
      requestId: crypto.randomUUID(),
    })
  } finally {
    await database.write((builder) => [builder.delete(sessions).where(eq(sessions.id, sessionId))])
  }
}
