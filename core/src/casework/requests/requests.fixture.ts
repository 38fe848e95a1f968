import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestEvents, requests } from './requests.sql.ts'

type NewRequest = Partial<typeof requests.$inferInsert>

/** Puts a request into a test's database as it is when it has just been sent; gives its id. */
export async function putRequest(
  database: Database,
  sentAt: Date,
  request: NewRequest = {},
): Promise<string> {
  const id = newId<'request'>()
  await database.write((builder) => [
    builder.insert(requests).values({
      id,
      number: id.slice(-12),
      recordType: 'Case',
      title: 'Streetlight',
      titleEs: 'Alumbrado',
      status: 'Submitted',
      language: 'en',
      description: 'The lamp is dark.',
      address: '100 Millrace St',
      details: {},
      sections: [],
      createdAt: sentAt,
      updatedAt: sentAt,
      ...request,
    }),
    builder.insert(requestEvents).values({
      id: newId(sentAt),
      requestId: id,
      // Before anything else that happens at the test's one moment.
      at: new Date(sentAt.getTime() - 1000),
      kind: 'submitted',
      by: 'resident',
      isPublic: true,
      facts: { to: 'Submitted' },
    }),
  ])
  return id
}
