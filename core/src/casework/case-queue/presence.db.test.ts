import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { requestViewers } from '../requests/requests.sql.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { getPresence } from './presence.ts'
import { presenceSeconds } from './rules.ts'
import { addNote } from './write-to-resident.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, database, person, request } = caseQueueIn({ databaseUrl, neonEndpoint })

let ada: UserActor
let theo: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  theo = await person({ isAdmin: true, firstName: 'Theo' })
})
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

it('two people at one request see each other, in one round trip, until one is gone', async () => {
  const { id } = await request()
  expect(await getPresence(contextOf(ada), id)).toEqual({ version: 1, viewers: [] })
  const before = await trips()
  expect((await getPresence(contextOf(theo), id)).viewers).toEqual([
    { id: ada.userId, name: 'Ada Vega' },
  ])
  expect((await trips()) - before).toBe(1)
  const later = after(presenceSeconds.gone + 1)
  expect((await getPresence(contextOf(ada, later), id)).viewers).toEqual([])
})

it('the version shows that the request has changed', async () => {
  const seen = await request()
  await addNote(contextOf(theo), { ...seen, text: 'Seen.' })
  expect(await getPresence(contextOf(ada), seen.id)).toMatchObject({ version: 2 })
})

it('a person’s rows of an hour ago are deleted, so the table does not grow', async () => {
  const first = await request()
  const second = await request()
  await getPresence(contextOf(ada), first.id)
  await getPresence(contextOf(ada, after(3_700)), second.id)
  const rows = await database.read((builder) => builder.select().from(requestViewers))
  expect(
    rows.filter(({ userId }) => userId === ada.userId).map(({ requestId }) => requestId),
  ).toEqual([second.id])
})

it('a request that does not exist is not found', async () => {
  await expect(getPresence(contextOf(ada), ada.userId)).rejects.toMatchObject({
    kind: 'not-found',
  })
})
