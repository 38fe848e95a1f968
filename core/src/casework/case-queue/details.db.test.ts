import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Geocoder } from '../../land/parcels/index.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { mapCell } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import { claimOf, getRequest } from '../tracking/index.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { changeCategory } from './change-category.ts'
import { changeDue } from './change-due.ts'
import { changePlace } from './change-place.ts'
import { getDeskRequest } from './view-request.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const desk = caseQueueIn({ databaseUrl, neonEndpoint })
const { contextOf, database, person, request, rowOf, eventsOf, inbox } = desk

let ada: UserActor
let rosa: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  rosa = await person({ language: 'es' })
  await database.write((builder) => [
    builder.insert(services).values({
      id: newId<'service'>(),
      item: 'Trees',
      itemEs: 'Árboles',
      type: 'CONTENT',
      action: 'REPORT',
      reportCategory: 'trees',
      isPublished: true,
      createdAt: now,
      updatedAt: now,
    }),
  ])
})

const at = { latitude: 42.04, longitude: -88.29 }
const known = { id: 'one', address: '100 Millrace St', zip: '60120', area: 'NW', ...at }
const geocoder: Geocoder = {
  find: (_context, text) => Promise.resolve(text.startsWith('100') ? [known] : []),
  nearest: () => Promise.resolve(null),
}
const about = async (userId: string, id: string) =>
  (await inbox(userId)).filter(({ recordId }) => recordId === id)

describe('another category', () => {
  it('moves title, service and target, keeps the old answers for staff, and notifies the sender', async () => {
    const seen = await request({
      userId: rosa.userId,
      details: { poleType: 'METAL' },
      dueAt: new Date(0),
    })
    const before = await trips()
    await changeCategory(contextOf(ada), { ...seen, category: 'trees' })
    expect((await trips()) - before).toBe(2)
    const row = await rowOf(seen.id)
    expect(row).toMatchObject({
      category: 'trees',
      title: 'Trees',
      titleEs: 'Árboles',
      version: 2,
      details: { poleType: 'METAL' },
    })
    // Ten working days from Friday, November 20, at 5 pm in Chicago.
    expect(row.dueAt).toEqual(new Date('2026-12-04T23:00:00Z'))
    const events = await eventsOf(seen.id)
    expect(events.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'category', isPublic: true, facts: { from: 'streetlight', to: 'trees' } },
      { kind: 'note', isPublic: false, body: expect.stringContaining('Metal') },
    ])
    expect((await about(rosa.userId, seen.id))[0]?.bodyEs).toContain('Árboles')
    expect(await auditEntriesOf(database, seen.id)).toMatchObject([
      `changeCategory by ${ada.userId}`,
    ])
  })

  it('is refused for the same one, a closed request and a permit', async () => {
    const same = await request()
    const closed = await request({ status: 'Closed', closedAt: now })
    const permit = await request({ recordType: 'COE_Permit__c', category: null })
    for (const [seen, category, code] of [
      [same, 'streetlight', 'Desk.CategoryAlready'],
      [closed, 'trees', 'Desk.AtItsEnd'],
      [permit, 'trees', 'Desk.NoCategory'],
    ] as const)
      await expect(changeCategory(contextOf(ada), { ...seen, category })).rejects.toMatchObject({
        kind: 'conflict',
        code,
      })
  })
})

describe('another due date', () => {
  it('is the end of that day’s work, with its reason for the resident', async () => {
    const seen = await request({ userId: rosa.userId })
    await changeDue(contextOf(ada), { ...seen, dueOn: '2026-12-01', reason: 'Parts are late.' })
    expect((await rowOf(seen.id)).dueAt).toEqual(new Date('2026-12-01T23:00:00Z'))
    const [news] = await about(rosa.userId, seen.id)
    expect(news?.body).toContain('December 1, 2026')
    expect(news?.bodyEs).toContain('Parts are late.')
    const own = contextOf(rosa)
    const view = await getRequest(own, claimOf(own, { type: 'Case', id: seen.id }))
    expect(view.timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['due', 'Parts are late.'],
    ])
  })

  it('none ends the target and notifies no one', async () => {
    const seen = await request({ userId: rosa.userId, dueAt: now })
    await changeDue(contextOf(ada), { ...seen, dueOn: null, reason: '' })
    expect((await rowOf(seen.id)).dueAt).toBeNull()
    expect(await about(rosa.userId, seen.id)).toEqual([])
  })

  it.each(['2026-11-19', '2026-02-31'])('%s is refused', async (dueOn) => {
    const seen = await request()
    await expect(changeDue(contextOf(ada), { ...seen, dueOn, reason: '' })).rejects.toMatchObject({
      problems: [{ field: 'dueOn' }],
    })
    expect(await rowOf(seen.id)).toMatchObject({ version: 1 })
  })
})

describe('another place', () => {
  it('is an address of the city, which gives area and point; only staff’s history has both', async () => {
    const seen = await request({ userId: rosa.userId, address: '1 Wrong St' })
    const before = await trips()
    await changePlace(contextOf(ada), geocoder, { ...seen, address: ' 100 Millrace St ' })
    expect((await trips()) - before).toBe(2)
    expect(await rowOf(seen.id)).toMatchObject({
      address: '100 Millrace St',
      area: 'NW',
      ...at,
      mapCell: mapCell(at),
    })
    expect(await eventsOf(seen.id)).toMatchObject([
      { kind: 'place', isPublic: false, facts: { from: '1 Wrong St', to: '100 Millrace St' } },
    ])
    expect(await about(rosa.userId, seen.id)).toHaveLength(1)
  })

  it('that the city does not have is refused', async () => {
    const seen = await request()
    await expect(
      changePlace(contextOf(ada), geocoder, { ...seen, address: '9 Nowhere Ave' }),
    ).rejects.toMatchObject({ problems: [{ field: 'address', code: 'Validation.Invalid' }] })
  })
})

it('each change is refused at an older version', async () => {
  const { id } = await request()
  const old = { id, version: 7 }
  for (const act of [
    () => changeCategory(contextOf(ada), { ...old, category: 'trees' }),
    () => changeDue(contextOf(ada), { ...old, dueOn: null, reason: '' }),
    () => changePlace(contextOf(ada), geocoder, { ...old, address: '100 Millrace St' }),
  ])
    await expect(act()).rejects.toMatchObject({ kind: 'stale' })
})

it('a template’s blanks are in the resident’s language even if staff read English', async () => {
  const seen = await request({
    userId: rosa.userId,
    dueAt: new Date('2026-12-01T23:00:00Z'),
    address: '100 Millrace St',
  })
  const { blanks } = await getDeskRequest(contextOf(ada), seen.id)
  expect(blanks).toEqual({
    name: 'Rosa Vega',
    number: seen.number,
    service: 'Alumbrado',
    address: '100 Millrace St',
    due: '1 de diciembre de 2026',
    status: 'Enviada',
    staff: 'Ada Vega',
  })
})
