import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { rowsOf } from '../../platform/data-sets/data-set-text.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { requestEvents, type requests } from '../requests/requests.sql.ts'
import { requestsDataSet } from './requests-data-set.ts'

const where = await testDatabase('demo')
const guest = contextIn(where)
const { database } = guest
// Ten at night of the 20th in the city.
const sentAt = new Date('2026-11-21T04:00:00Z')
const place = { latitude: 42.04037, longitude: -88.28962, mapCell: 1 }
const put = (more: Partial<typeof requests.$inferInsert>) =>
  putRequest(database, sentAt, { category: 'graffiti', ...place, ...more })
const published = () => rowsOf(guest, requestsDataSet)
const rowOf = async (id: string) =>
  (await published()).find((row) => row['request_number'] === id.slice(-12))

it('has a report by its kind, its days in the city, and a place of about 100 meters', async () => {
  const id = await put({
    status: 'Complete',
    closedAt: new Date('2026-11-22T18:30:00Z'),
    dueAt: new Date('2026-11-24T22:00:00Z'),
    channel: 'phone',
    area: 'NW',
  })
  expect(await rowOf(id)).toEqual({
    request_number: id.slice(-12),
    category: 'graffiti',
    status: 'Complete',
    is_open: false,
    is_duplicate: false,
    created_on: '2026-11-20',
    due_on: '2026-11-24',
    closed_on: '2026-11-22',
    channel: 'phone',
    area: 'NW',
    zip: expect.stringMatching(/^\d{5}$/),
    block: expect.any(Number),
    street: expect.any(String),
    latitude: 42.04,
    longitude: -88.29,
  })
  expect(Number((await rowOf(id))?.['block']) % 100).toBe(0)
})

it('has nothing that a person typed, nor who they are, in whichever field it stands', async () => {
  const id = await put({
    title: 'Secret-title',
    titleEs: 'Secret-titulo',
    description: 'Secret-description, call 555-0100',
    details: { location: 'Secret-answer', note: 'Secret-detail' },
    sections: [{ label: 'Secret-section', data: [{ label: 'Secret', data: 'Secret-data' }] }],
    address: '1234 Secret-address',
    guestEmail: 'secret@home.example',
    contactName: 'Secret-name',
    contactPhone: '8475550100',
    actionMessage: 'Secret-action',
    closeReason: 'Secret-reason',
    satisfaction: 1,
  })
  await database.write((builder) => [
    builder.insert(requestEvents).values({
      id: newId<'event'>(),
      requestId: id,
      at: sentAt,
      kind: 'reply',
      by: 'staff',
      isPublic: true,
      body: 'Secret-reply',
      facts: { to: 'Secret-fact' },
    }),
  ])
  expect(await rowOf(id)).toBeDefined()
  const text = JSON.stringify(await published())
  expect(text).not.toMatch(/secret|5550100|555-0100/i)
  // No time of day, and no finer place.
  expect(text).not.toMatch(/\d{2}:\d{2}|42\.0403|88\.2896/)
})

it('leaves out what concerns a home or a person, and what has no place', async () => {
  const hidden = await Promise.all([
    put({ category: 'codeViolation' }),
    put({ category: 'missedPickup' }),
    put({ category: 'feedback' }),
    put({ category: null }),
    put({ latitude: null, longitude: null, mapCell: null }),
  ])
  const numbers = new Set((await published()).map((row) => row['request_number']))
  expect(hidden.filter((id) => numbers.has(id.slice(-12)))).toEqual([])
})

it('follows what happens to a request: merged, opened again, gone', async () => {
  const [first, second] = [await put({}), await put({ closedAt: sentAt, status: 'Closed' })]
  await database.write((builder) => [
    builder.execute(`update requests set merged_into_id = '${first}' where id = '${second}'`),
  ])
  expect(await rowOf(second)).toMatchObject({ is_open: false, is_duplicate: true })
  await database.write((builder) => [
    builder.execute(`update requests set merged_into_id = null, closed_at = null,
      status = 'Open' where id = '${second}'`),
  ])
  expect(await rowOf(second)).toMatchObject({ is_open: true, is_duplicate: false, closed_on: null })
  await database.write((builder) => [
    builder.execute(`delete from requests where id = '${second}'`),
  ])
  expect(await rowOf(second)).toBeUndefined()
})
