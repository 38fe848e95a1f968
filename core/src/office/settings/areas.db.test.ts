import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { createTeam, setRoutingRule } from '../../casework/teams/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { listAreas, setAreaNames } from './areas.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let ada: UserActor
let viewer: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  viewer = await person({ roles: ['viewer'] })
  const { id: teamId } = await createTeam(contextOf(ada), { name: 'North crew', memberIds: [] })
  for (const area of ['N', 'S'])
    await setRoutingRule(contextOf(ada), {
      category: area === 'S' ? 'graffiti' : null,
      area,
      teamId,
      assigneeId: null,
    })
  await setRoutingRule(contextOf(ada), {
    category: null,
    area: 'W',
    teamId: null,
    assigneeId: ada.userId,
  })
})

const read = () => listAreas(contextOf(ada))

it('areas say who gets all their new requests', async () => {
  expect((await read()).areas).toEqual([
    { code: 'N', name: '', addressCount: 0, openCount: 0, goesTo: ['North crew'] },
    { code: 'W', name: '', addressCount: 0, openCount: 0, goesTo: ['Rosa Vega'] },
  ])
})

it('names go with every page, unknown areas get none, and an empty name is removed', async () => {
  const { version } = await read()
  const names = [
    { code: 'N', name: ' North side ' },
    { code: 'X', name: 'Nowhere' },
  ]
  const named = await setAreaNames(contextOf(ada), { names, version })
  expect((await loadCity(database)).settings.areaNames).toEqual({ N: 'North side' })
  expect(await read()).toMatchObject({
    version: named.version,
    areas: [{ name: 'North side' }, {}],
  })
  await setAreaNames(contextOf(ada), {
    names: [{ code: 'N', name: '' }],
    version: named.version,
  })
  expect((await loadCity(database)).settings.areaNames).toEqual({})
})

it('of two who name areas at once, the second is refused', async () => {
  const { version } = await read()
  const two = await Promise.allSettled(
    ['One', 'Two'].map((name) =>
      setAreaNames(contextOf(ada), { names: [{ code: 'N', name }], version }),
    ),
  )
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'stale', code: 'Settings.ChangedMeanwhile' },
  })
})

it('a name is at most 60 characters, and administrators alone give it', async () => {
  const { version } = await listAreas(contextOf(viewer))
  const names = [{ code: 'N', name: 'n'.repeat(61) }]
  await expect(setAreaNames(contextOf(ada), { names, version })).rejects.toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'area-N' }],
  })
  await expect(setAreaNames(contextOf(viewer), { names: [], version })).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
