import { eq } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { sessions } from '@portal/core/schema'

/** Ages the last password check, so that changes ask for it again. */
export async function confirmedLongAgo(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  userId: string,
): Promise<void> {
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder
      .update(sessions)
      .set({ confirmedAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(sessions.userId, userId)),
  ])
}
