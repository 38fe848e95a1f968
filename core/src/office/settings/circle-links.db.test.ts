import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { getCircleLinks, setCircleLinks } from './circle-links.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())

let edith: UserActor
beforeAll(async () => {
  edith = await person({ roles: ['contentEditor'] })
})

const read = () => getCircleLinks(contextOf(edith))

it('are the delivered ones at first, and then what a content editor makes of them', async () => {
  const { links, version } = await read()
  expect(links.map(({ address }) => address)).toEqual([
    '/employment',
    '/business',
    '/transparency',
    '/maps',
  ])
  const wanted = links.toReversed().map((link) => ({ ...link, isHidden: link.icon === 'map' }))
  const saved = await setCircleLinks(contextOf(edith), { links: wanted, version })
  expect(await read()).toEqual({ links: wanted, version: saved.version })
  expect((await loadCity(database)).settings.circleLinks).toEqual(wanted)
  await expect(setCircleLinks(contextOf(edith), { links, version })).rejects.toMatchObject({
    kind: 'stale',
  })
})

it.each([
  ['text', { text: ' ' }],
  ['textEs', { textEs: '' }],
  ['address', { address: '' }],
  ['address', { address: 'jobs' }],
  ['address', { address: '//evil.example' }],
  ['address', { address: 'data:text/html,hello' }],
  ['address', { address: 'http://plain.example' }],
])('with a wrong %s are refused: %o', async (field, change) => {
  const { links, version } = await read()
  const wrong = links.map((link, place) => (place === 1 ? { ...link, ...change } : link))
  await expect(setCircleLinks(contextOf(edith), { links: wrong, version })).rejects.toMatchObject({
    problems: [expect.objectContaining({ field })],
  })
})

it('are changed by content editors only', async () => {
  const viewer = await person({ roles: ['viewer'] })
  const seen = await getCircleLinks(contextOf(viewer))
  await expect(setCircleLinks(contextOf(viewer), seen)).rejects.toMatchObject({ kind: 'forbidden' })
})
