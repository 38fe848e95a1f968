import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestEvents, requests } from './requests.sql.ts'

type NewRequest = Partial<typeof requests.$inferInsert>

/** Inserts a request that was just sent; returns its id. */
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
      // Before everything else in the test.
      at: new Date(sentAt.getTime() - 1000),
      kind: 'submitted',
      by: 'resident',
      isPublic: true,
      facts: { to: 'Submitted' },
    }),
  ])
  return id
}
