import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { permits } from '@portal/core/schema'
import { cityDay } from './city-day.ts'
import { openMornings } from './open-mornings.ts'
import { putRequest } from './put-request.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

interface PutPermit {
  readonly year: number
  readonly number: number
}

interface NewPermit {
  readonly userId: string
  readonly inspectorId: string
  /** Whose delegates book for it. */
  readonly contractorLicense?: string
}

/** An issued roof permit of a resident, and mornings of an inspector for the next twelve days. */
export async function putIssuedPermit(
  city: Where,
  { userId, inspectorId, contractorLicense = '' }: NewPermit,
): Promise<PutPermit> {
  const requestId = await putRequest(city, {
    userId,
    recordType: 'Permit_Application__c',
    category: null,
    title: 'Roof permit',
    titleEs: 'Permiso de techo',
    status: 'Permit Issued',
  })
  const now = new Date()
  const year = Number(cityDay(0).slice(0, 4))
  // Above those of the demo city.
  const number = 500_000 + Math.floor(Math.random() * 400_000)
  const stamps = { createdAt: now, updatedAt: now }
  await openDatabase(city.databaseUrl, city.neonEndpoint).write((builder) => [
    builder.insert(permits).values({
      id: newId(now),
      year,
      number,
      requestId,
      kind: 'roof',
      state: 'issued',
      description: 'New shingles',
      streetNumber: 2101,
      streetName: 'Millrace',
      streetSuffix: 'St',
      zip: '60120',
      ownerName: 'Clark, Denise',
      contractorLicense,
      appliedOn: cityDay(-30),
      issuedOn: cityDay(-5),
      expiresOn: cityDay(170),
      ...stamps,
    }),
  ])
  await openMornings(city, inspectorId)
  return { year, number }
}

interface BookedVisit {
  readonly day: string
  readonly inspectorId: string
}

/** On whose list of which day a permit's booked inspection is. */
export async function bookedVisitOf(city: Where, permit: PutPermit): Promise<BookedVisit> {
  const [found] = await openDatabase(city.databaseUrl, city.neonEndpoint).rows<
    BookedVisit & Record<string, unknown>
  >(
    `select i.day::text as day, i.inspector_id as "inspectorId"
      from permit_inspections i join permits p on p.id = i.permit_id
      where p.year = ${permit.year} and p.number = ${permit.number} and i.result = 'booked'`,
  )
  if (!found) throw new Error('nothing is booked')
  return found
}
