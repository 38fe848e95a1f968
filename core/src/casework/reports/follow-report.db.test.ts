import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { parcelGeocoder } from '../../land/parcels/index.ts'
import { notedOf } from '../../platform/audit/audit.fixture.ts'
import { cityOf } from '../../platform/city/index.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { systemClock } from '../../platform/kernel/clock.ts'
import { requestEvents, requestFollowers } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { createReport } from './create-report.ts'
import { followReport } from './follow-report.ts'

const { databaseUrl, neonEndpoint } = await testDatabase('demo')
const database = openDatabase(databaseUrl, neonEndpoint)
const guest = {
  actor: anonymous,
  clock: systemClock,
  language: 'es',
  database,
  city: cityOf({}),
  requestId: 'test',
} as const

const store = {
  put: () => Promise.reject(new Error('nothing is put here')),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

async function guestReport(guestEmail: string): Promise<string> {
  const [service] = await database.read((builder) =>
    builder.select().from(services).where(eq(services.reportCategory, 'streetlight')),
  )
  const { id } = await createReport(
    guest,
    { geocoder: parcelGeocoder, store, signed: (path) => path },
    {
      activityId: service?.id ?? '',
      address: '100 Millrace St',
      position: { latitude: 42.04, longitude: -88.29 },
      description: 'Dark.',
      extraDescription: '',
      rating: null,
      details: { poleType: 'METAL', problem: 'BURNED_OUT' },
      guestEmail,
      owner: null,
      draftId: null,
      pictures: [],
      fileIds: null,
    },
  )
  return id
}

const followersOf = (id: string) =>
  database.read((builder) =>
    builder.select().from(requestFollowers).where(eq(requestFollowers.requestId, id)),
  )

it('has each follower once, in their language, and notes who came', async () => {
  const id = await guestReport('sender@home.example')
  const follow = (guestEmail: string) => followReport(guest, { id, guestEmail })
  await Promise.all([follow('Kay@Home.example'), follow(' kay@home.example ')])
  await follow('kay@home.example')
  // The sender is notified anyway.
  await follow('sender@home.example')
  expect(await followersOf(id)).toMatchObject([{ guestEmail: 'kay@home.example', language: 'es' }])
  expect(new Set(await notedOf(database, id))).toEqual(
    new Set(['createReport by anonymous', 'followReport by anonymous']),
  )
  const events = await database.read((builder) =>
    builder.select().from(requestEvents).where(eq(requestEvents.requestId, id)),
  )
  expect(events.map(({ kind, isPublic }) => [kind, isPublic])).toEqual([
    ['submitted', true],
    ['followed', false],
  ])
})

it.each(['', 'no address', 'a@b@c.example'])('is not for a guest at %j', async (guestEmail) => {
  const id = await guestReport('')
  await expect(followReport(guest, { id, guestEmail })).rejects.toThrow('Util.FormContainsErrors')
  expect(await followersOf(id)).toEqual([])
})
