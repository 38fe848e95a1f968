import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Geocoder } from '../../land/parcels/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestEvents, requests } from '../requests/requests.sql.ts'
import { enterReport } from './enter-report.ts'
import type { EnteredReport } from './entered-report.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, database, mailTo, person } = peopleIn({ databaseUrl, neonEndpoint })

const at = { latitude: 42.04, longitude: -88.29 }
const geocoder: Geocoder = {
  find: (_context, text) =>
    Promise.resolve(
      text === '100 Millrace St'
        ? [{ id: 'one', address: '100 Millrace St', zip: '60120', area: 'NW', ...at }]
        : [],
    ),
  nearest: () => Promise.resolve(null),
}

const call: EnteredReport = {
  category: 'streetlight',
  userId: null,
  name: 'Marta Ruiz',
  email: '',
  language: 'es',
  phone: '847-555-0142',
  address: '100 Millrace St',
  description: 'Dark.',
  extraDescription: '',
  rating: null,
  details: { poleType: 'METAL', problem: 'BURNED_OUT' },
}

let ada: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
})
const rowOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(requests)
      .where(sql`id = ${id}`),
  )
  return row
}

it('a caller without an account is a contact, and history and queue say “by phone”', async () => {
  const before = await trips()
  const { id, number } = await enterReport(contextOf(ada), geocoder, call)
  expect((await trips()) - before).toBe(1)
  expect(await rowOf(id)).toMatchObject({
    number,
    channel: 'phone',
    status: 'Submitted',
    userId: null,
    guestEmail: null,
    contactName: 'Marta Ruiz',
    contactPhone: '(847) 555-0142',
    language: 'es',
    area: 'NW',
    ...at,
  })
  const events = await database.read((builder) =>
    builder
      .select()
      .from(requestEvents)
      .where(sql`request_id = ${id}`),
  )
  expect(events).toMatchObject([
    { kind: 'submitted', by: 'staff', actorId: ada.userId, facts: { channel: 'phone' } },
  ])
  expect(await auditEntriesOf(database, id)).toEqual([`enterReport by ${ada.userId}`])
})

it('a resident has the request as their own, with the phone number of this call', async () => {
  const rosa = await person({ phoneNumber: '(847) 555-0100' })
  const { id } = await enterReport(contextOf(ada), geocoder, { ...call, userId: rosa.userId })
  expect(await rowOf(id)).toMatchObject({
    userId: rosa.userId,
    guestEmail: null,
    contactName: null,
    contactPhone: '(847) 555-0142',
    language: 'en',
  })
  expect(await mailTo(rosa.email)).toHaveLength(1)
  const same = await enterReport(contextOf(ada), geocoder, {
    ...call,
    userId: rosa.userId,
    phone: '',
  })
  expect(await rowOf(same.id)).toMatchObject({ contactPhone: null })
})

it('a caller with an email address gets the link of a guest', async () => {
  const email = `${newId()}@home.example`
  const { id } = await enterReport(contextOf(ada), geocoder, { ...call, email })
  expect(await rowOf(id)).toMatchObject({ guestEmail: email })
  expect(await mailTo(email)).toHaveLength(1)
})

it.each([
  ['a name', { name: ' ' }, 'name'],
  ['a way to reach them', { phone: '', email: '' }, 'phone'],
  ['a valid phone number', { phone: '12' }, 'phone'],
  ['an address of the city', { address: '9 Nowhere Ave' }, 'address'],
  ['a description', { description: ' ' }, 'description'],
  ['the answers of the residents’ form', { details: {} }, 'poleType'],
] as const)('needs %s', async (_what, given, field) => {
  await expect(enterReport(contextOf(ada), geocoder, { ...call, ...given })).rejects.toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ field })]),
  })
})

it('an account that does not exist is refused', async () => {
  await expect(
    enterReport(contextOf(ada), geocoder, { ...call, userId: newId() }),
  ).rejects.toMatchObject({ kind: 'invalid', code: 'Call.NoSuchPerson' })
})
