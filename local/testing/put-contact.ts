import { eq } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import type { Id } from '@portal/core/kernel'
import { contacts } from '@portal/core/schema'

/** Changes a contact record's email address. */
export async function putContact(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  contactId: Id<'user'>,
  email: string,
): Promise<void> {
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.update(contacts).set({ email }).where(eq(contacts.id, contactId)),
  ])
}
