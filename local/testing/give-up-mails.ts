import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { outbox } from '@portal/core/schema'

/** Adds undelivered mails to Ana, Bo and Cy of a domain; Cy's link has expired. */
export async function giveUpMails(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  domain: string,
): Promise<void> {
  const now = new Date()
  const mail = (name: string, more: Record<string, unknown> = {}) => ({
    id: newId<'message'>(now),
    topic: 'mail',
    dedupeKey: `${name}@${domain}`,
    payload: { kind: 'email-changed', to: `${name}@${domain}`, language: 'en', ...more },
    status: 'dead' as const,
    attempts: 8,
    createdAt: now,
    nextAttemptAt: now,
    deadAt: now,
    lastFailure: 'unreachable' as const,
  })
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder
      .insert(outbox)
      .values([
        mail('ana'),
        mail('bo'),
        mail('cy', { kind: 'reset-password', until: now.toISOString() }),
      ]),
  ])
}
