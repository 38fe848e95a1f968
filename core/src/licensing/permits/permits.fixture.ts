import { eq } from 'drizzle-orm'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import type { PersonOptions } from '../../people/profiles/people.fixture.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permitStates } from './permit-life.ts'
import { permitHistory, permits } from './permits.sql.ts'

let numbers = 1000

/** People and permits in a test's database; an applicant is a resident with an account. */
export function permitsIn(where: Where) {
  const people = peopleIn(where)
  const { database } = people

  /** A permit in a state, with the request by which a resident applied for it. */
  async function permit(given: Partial<typeof permits.$inferInsert> = {}, who: PersonOptions = {}) {
    const applicant = await people.person(who)
    const state = given.state ?? 'submitted'
    const requestId = await putRequest(database, now, {
      recordType: 'Permit_Application__c',
      title: 'Quick permit',
      titleEs: 'Permiso rápido',
      status: permitStates[state].status,
      userId: applicant.userId,
      language: who.language ?? 'en',
    })
    const id = newId<'permit'>(now)
    const number = ++numbers
    await database.write((builder) => [
      builder.insert(permits).values({
        id,
        year: 2026,
        number,
        requestId,
        kind: 'roof',
        state,
        description: 'New shingles',
        streetNumber: 2101,
        streetName: 'Millrace',
        streetSuffix: 'St',
        zip: '60120',
        ownerName: 'Clark, Denise',
        appliedOn: '2026-11-20',
        createdAt: now,
        updatedAt: now,
        ...given,
      }),
    ])
    return { id, requestId, version: 1, year: 2026, number, applicant }
  }

  const permitRow = async (id: string) => {
    const [row] = await database.read((builder) =>
      builder.select().from(permits).where(eq(permits.id, id)),
    )
    if (!row) throw new Error('no such permit')
    return row
  }

  const requestRow = async (id: string) => {
    const [row] = await database.read((builder) =>
      builder.select().from(requests).where(eq(requests.id, id)),
    )
    if (!row) throw new Error('no such request')
    return row
  }

  const historyOf = async (id: string) => {
    const rows = await database.read((builder) =>
      builder
        .select()
        .from(permitHistory)
        .where(eq(permitHistory.permitId, id))
        .orderBy(permitHistory.at, permitHistory.id),
    )
    return rows.map(({ state, comment }) => ({ state, comment }))
  }

  /** As a payment's own transaction does. */
  const pay = (requestId: string) =>
    database.write((builder) => [
      builder
        .update(requests)
        .set({ paidAt: now, status: 'Ready for Issuance' })
        .where(eq(requests.id, requestId)),
    ])

  return { ...people, permit, permitRow, requestRow, historyOf, pay }
}
