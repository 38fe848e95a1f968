import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { permits } from '@portal/core/schema'
import { cityDay } from './city-day.ts'
import { putRequest } from './put-request.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** An application for a deck of a resident's, just sent; its permit's number is one of 2001. */
export async function putApplication(
  where: Where,
  userId: string,
  language: 'en' | 'es' = 'en',
): Promise<{ readonly id: string; readonly path: string }> {
  const now = new Date()
  const requestId = await putRequest(where, {
    userId,
    language,
    recordType: 'Permit_Application__c',
    category: null,
    title: 'Quick permit',
    titleEs: 'Permiso rápido',
    description: 'Deck with stairs to the yard',
    details: {},
    address: '2101 Millrace St',
  })
  const id = newId<'permit'>(now)
  const number = 1 + Number.parseInt(id.slice(-6), 16)
  await openDatabase(where.databaseUrl, where.neonEndpoint).write((builder) => [
    builder.insert(permits).values({
      id,
      year: 2001,
      number,
      kind: 'deck',
      requestId,
      state: 'submitted',
      description: 'Deck with stairs to the yard',
      streetNumber: 2101,
      streetName: 'Millrace',
      streetSuffix: 'St',
      zip: '60120',
      ownerName: 'Clark, Denise',
      answers: { squareFeet: 300 },
      appliedOn: sql`${cityDay(0)}::date`,
      createdAt: now,
      updatedAt: now,
    }),
  ])
  return { id, path: `/permits/2001/${number}` }
}
