import { sql } from 'drizzle-orm'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { messages } from '../messages/messages.sql.ts'
import { requestEvents, requestFollowers, requests } from '../requests/requests.sql.ts'

export function caseQueueIn(where: Where) {
  const people = peopleIn(where)
  const { database } = people
  let number = 0

  /** Inserts a request; returns its version as staff see it. */
  async function request(given: Partial<typeof requests.$inferInsert> = {}) {
    const id = newId<'request'>()
    number += 1
    const row = {
      id,
      number: String(number).padStart(8, '0'),
      recordType: 'Case' as const,
      category: 'streetlight' as const,
      title: 'Streetlight',
      titleEs: 'Alumbrado',
      status: 'Submitted' as const,
      language: 'en' as const,
      details: {},
      sections: [],
      createdAt: now,
      updatedAt: now,
      ...given,
    }
    await database.write((builder) => [builder.insert(requests).values(row)])
    return { id, version: 1, number: row.number }
  }

  const rowOf = async (id: string) => {
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(requests)
        .where(sql`id = ${id}`),
    )
    if (!row) throw new Error('no such request')
    return row
  }
  const eventsOf = (id: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(requestEvents)
        .where(sql`request_id = ${id}`)
        .orderBy(sql`id`),
    )
  const followersOf = (id: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(requestFollowers)
        .where(sql`request_id = ${id}`),
    )
  const follow = (requestId: string, follower: { userId?: string; guestEmail?: string }) =>
    database.write((builder) => [
      builder
        .insert(requestFollowers)
        .values({ id: newId(), requestId, language: 'en', createdAt: now, ...follower }),
    ])
  const inbox = (userId: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(messages)
        .where(sql`user_id = ${userId}`)
        .orderBy(sql`created_at, id`),
    )
  return { ...people, request, rowOf, eventsOf, followersOf, follow, inbox }
}
