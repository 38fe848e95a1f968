import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import {
  permitDocuments,
  permitDocumentVersions,
  permits,
  requestFiles,
  requests,
} from '@portal/core/schema'
import { putRequest } from './put-request.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** Adds an application of a person in review, with one document; returns it and its page’s path. */
export async function putPermit(city: Where, userId: string) {
  const now = new Date()
  const requestId = await putRequest(city, {
    userId,
    recordType: 'Permit_Application__c',
    category: null,
    title: 'Quick permit',
    titleEs: 'Permiso rápido',
    status: 'Under Review',
    details: {},
  })
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const [id, documentId, fileId] = [
    newId<'permit'>(now),
    newId<'document'>(now),
    newId<'file'>(now),
  ]
  const year = now.getFullYear()
  await database.write((builder) => [
    builder.insert(permits).values({
      id,
      year,
      number: sql`(select max(number) + 1 from permits where year = ${year})`,
      kind: 'roof',
      requestId,
      state: 'review',
      description: 'New shingles',
      streetNumber: 100,
      streetName: 'Millrace',
      streetSuffix: 'St',
      zip: '60120',
      ownerName: 'Vega, Rosa',
      appliedOn: now.toISOString().slice(0, 10),
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(requestFiles).values({
      id: fileId,
      requestId,
      name: 'roof.pdf',
      contentType: 'application/pdf',
      size: 1200,
      objectKey: fileId,
      by: 'resident',
      isPublic: true,
      createdAt: now,
    }),
    builder
      .insert(permitDocuments)
      .values({ id: documentId, permitId: id, kind: 'drawing', name: 'Roof plan', createdAt: now }),
    builder.insert(permitDocumentVersions).values({
      id: newId<'version'>(now),
      documentId,
      number: 1,
      replaces: 0,
      round: 1,
      fileId,
      by: 'resident',
      sentAt: now,
      createdAt: now,
    }),
  ])
  const [row] = await database.rows<{ number: number; request: string }>(sql`
    select p.number, r.number as request from ${permits} p join ${requests} r on r.id = p.request_id
    where p.id = ${id}`)
  return {
    id,
    path: `/permits/${year}/${row?.number}`,
    request: `/activity-view/Permit_Application__c/${row?.request}`,
  }
}

/** As the permit desk does when reviewers ask for corrections. */
export async function askForCorrections(city: Where, permitId: string): Promise<void> {
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  await database.write((builder) => [
    builder.execute(sql`update ${permits} set state = 'corrections' where id = ${permitId}`),
    builder.execute(sql`
      update ${requests} set is_action_required = true, action_message = 'Show the ridge vent.'
      where id = (select request_id from ${permits} where id = ${permitId})`),
  ])
}
