import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { popularServices } from '../services/rules.ts'
import { listCatalogue } from './list-for-staff.ts'
import { setPopularServices } from './popular-services.ts'

const { contextOf, person } = peopleIn(await testDatabase('demo'))

let edith: UserActor
beforeAll(async () => {
  edith = await person({ roles: ['contentEditor'] })
})

interface Listed {
  readonly Id: string
  readonly Item: string
  readonly Published: boolean
  readonly Deleted: boolean
  readonly PopularService: boolean
  readonly PopularServiceOrder: number | null
}

const listed = async (): Promise<readonly Listed[]> =>
  JSON.parse(await listCatalogue(contextOf(edith)))
const popular = async () => popularServices((await listed()).filter(({ Deleted }) => !Deleted))
const ids = async () => (await popular()).map(({ Id }) => Id)
const seen = async () =>
  (await popular()).map(({ Id, PopularServiceOrder }) => ({ id: Id, order: PopularServiceOrder }))

it('a content editor chooses and orders them', async () => {
  const before = await ids()
  const added = (await listed()).find(
    ({ Published, Deleted, Id }) => Published && !Deleted && !before.includes(Id),
  )
  const wanted = [added?.Id ?? '', ...before.slice(1).toReversed()]
  await setPopularServices(contextOf(edith), { seen: await seen(), ids: wanted })
  expect(await ids()).toEqual(wanted)
})

it('of two who change them at once, the second is refused', async () => {
  const [at, order] = [await seen(), await ids()]
  const two = await Promise.allSettled([
    setPopularServices(contextOf(edith), { seen: at, ids: order.toReversed() }),
    setPopularServices(contextOf(edith), { seen: at, ids: order.slice(1) }),
  ])
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'stale', code: 'HomePage.ChangedMeanwhile' },
  })
})

it('only published services stand there, and only content editors change them', async () => {
  const missing = { seen: await seen(), ids: [crypto.randomUUID()] }
  await expect(setPopularServices(contextOf(edith), missing)).rejects.toMatchObject({
    kind: 'not-found',
  })
  const viewer = await person({ roles: ['viewer'] })
  await expect(setPopularServices(contextOf(viewer), missing)).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
