import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { messages, requestEvents, requests } from '@portal/core/schema'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

type NewRequest = Partial<typeof requests.$inferInsert>

/** Adds a streetlight report, by default from now; returns its id. */
export async function putRequest(
  { databaseUrl, neonEndpoint }: Where,
  request: NewRequest,
): Promise<string> {
  const now = new Date()
  const id = newId<'request'>(now)
  const stamps = { createdAt: now, updatedAt: now }
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(requests).values({
      id,
      number: sql`lpad(nextval('request_numbers')::text, 8, '0')`,
      recordType: 'Case',
      category: 'streetlight',
      title: 'Streetlight problem',
      titleEs: 'Problema de alumbrado',
      status: 'Submitted',
      language: 'en',
      description: 'The lamp by the gate is dark.',
      address: '100 Millrace St',
      details: { poleType: 'METAL', problem: 'BURNED_OUT' },
      sections: [],
      ...stamps,
      ...request,
    }),
    builder.insert(requestEvents).values({
      id: newId(now),
      requestId: id,
      at: now,
      kind: 'submitted',
      by: 'resident',
      isPublic: true,
      facts: { to: 'Submitted' },
    }),
  ])
  return id
}

/** Changes a request as staff would, with its event, and optionally a message. */
export async function changeRequest(
  { databaseUrl, neonEndpoint }: Where,
  id: string,
  change: {
    readonly set: NewRequest
    readonly event: Pick<typeof requestEvents.$inferInsert, 'kind' | 'body' | 'facts'>
    readonly message?: { readonly userId: string; readonly title: string; readonly body: string }
  },
): Promise<void> {
  const now = new Date()
  const { message } = change
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder
      .update(requests)
      .set({ ...change.set, updatedAt: now })
      .where(eq(requests.id, id)),
    builder.insert(requestEvents).values({
      id: newId(now),
      requestId: id,
      at: now,
      by: 'staff',
      isPublic: true,
      ...change.event,
    }),
    ...(message
      ? [
          builder.insert(messages).values({
            id: newId(now),
            ...message,
            titleEs: message.title,
            bodyEs: message.body,
            recordType: 'Case',
            recordId: id,
            createdAt: now,
          }),
        ]
      : []),
  ])
}
