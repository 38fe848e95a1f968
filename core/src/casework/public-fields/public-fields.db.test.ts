import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { claimOf, getRequest } from '../tracking/index.ts'
import { getPublicFields, listFields, listPublicFieldTypes, setPublicFields } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

it('only staff see and choose them', async () => {
  const resident = contextOf(await person())
  const operations: (() => Promise<unknown>)[] = [
    () => listPublicFieldTypes(resident),
    () => listFields(resident, 'Case'),
    () => getPublicFields(resident, 'Case'),
    () => setPublicFields(resident, 'Case', []),
  ]
  for (const run of operations) await expect(run()).rejects.toThrow('Auth.StaffOnly')
})

it('a choice replaces the previous one, and both are audited', async () => {
  const clerk = await person({ isAdmin: true })
  const context = contextOf(clerk)
  await setPublicFields(context, 'LPI_Application__c', ['address'])
  await setPublicFields(context, 'LPI_Application__c', ['description', 'description'])
  expect(await getPublicFields(context, 'LPI_Application__c')).toEqual({
    isChosen: true,
    fieldNames: ['description'],
  })
  const log = await database.read((builder) =>
    builder
      .select()
      .from(auditLog)
      .where(sql`entity_id = 'LPI_Application__c'`)
      .orderBy(sql`details ->> 'shown'`),
  )
  expect(log.map(({ actor, operation, details }) => [actor, operation, details])).toEqual([
    [clerk.userId, 'setPublicFields', { shown: ['address'], hidden: ['description'] }],
    [clerk.userId, 'setPublicFields', { shown: ['description'], hidden: ['address'] }],
  ])
})

it('a form’s place is hidden with the address, whatever its field is called', async () => {
  const sender = await person()
  const type = 'Zoning_Inquiry__c'
  const id = await putRequest(database, now, {
    userId: sender.userId,
    recordType: type,
    latitude: 42.04,
    longitude: -88.29,
    sections: [
      { label: 'Lot', data: [{ field: 'lot', label: 'Which lot?', data: '100 Millrace St' }] },
    ],
  })
  const clerk = contextOf(await person({ isAdmin: true }))
  await setPublicFields(clerk, type, ['description'])
  const context = contextOf(sender)
  const view = await getRequest(context, claimOf(context, { type, id }))
  expect(JSON.stringify(view)).not.toMatch(/Millrace|42\.04/)
  expect(view).toMatchObject({ address: '', latitude: null, longitude: null })
})
