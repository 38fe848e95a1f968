import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contentKinds } from '../../content-kinds.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import {
  createContent,
  getContent,
  restoreContent,
  saveContent,
  withdrawContent,
} from '../content-editing/index.ts'
import { searchSite } from '../search/index.ts'
import type { MaterialBody } from './rules.ts'
import { findMaterials, getMaterial } from './index.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const clerk = contextOf(await person({ roles: ['contentEditor'] }))
const reader = (language: 'en' | 'es' = 'en') => ({ ...contextOf({ kind: 'anonymous' }), language })
const kind = contentKinds.material

const body = (name: string, more: Partial<MaterialBody> = {}): MaterialBody => ({
  name,
  nameEs: `${name} (es)`,
  words: 'gizmo',
  wordsEs: null,
  stream: 'electronics',
  advice: 'Keep the cables.',
  adviceEs: 'Guarde los cables.',
  bringTo: 'The electronics collection',
  bringToEs: null,
  ...more,
})
const edit = (content: MaterialBody, step: 'draft' | 'publish') => ({
  content: { ...content },
  note: '',
  step,
  publishAt: null,
})
const create = (content: MaterialBody, step: 'draft' | 'publish' = 'publish') =>
  createContent(clerk, kind, edit(content, step))
const save = async (id: string, content: MaterialBody, step: 'draft' | 'publish') => {
  const { revision } = await getContent(clerk, kind, id)
  await saveContent(clerk, kind, { id, seen: revision, edit: edit(content, step) })
}
const read = async (address: string, language: 'en' | 'es' = 'en') =>
  JSON.parse(await getMaterial(reader(language), address)) as Record<string, unknown>
const found = async (term: string) =>
  (
    JSON.parse(await findMaterials(reader(), { term, page: 1 })) as {
      results: readonly { name: string }[]
    }
  ).results.map(({ name }) => name)

it('a thing is a draft until it is published, at an address in words and found in both searches', async () => {
  const id = await create(body('Theremin'), 'draft')
  await expect(read(id)).rejects.toMatchObject({ kind: 'not-found' })
  await save(id, body('Theremin'), 'publish')
  expect(await read('theremin')).toMatchObject({ id, stream: 'electronics', language: 'en' })
  expect(await read(id, 'es')).toMatchObject({
    name: 'Theremin (es)',
    advice: 'Guarde los cables.',
  })
  expect(await found('theremin')).toEqual(['Theremin'])
  expect(await searchSite(reader(), { term: 'theremin', page: 1 })).toContain(
    '/what-goes-where/theremin',
  )
})

it('an earlier version is brought back, and what is taken off the site is not found', async () => {
  const id = await create(body('Zither', { stream: 'garbage' }))
  await save(id, body('Zither', { stream: 'donate' }), 'publish')
  expect(await read(id)).toMatchObject({ stream: 'donate' })
  const { revision } = await getContent(clerk, kind, id)
  await restoreContent(clerk, kind, { id, seen: revision, number: 1 })
  expect(await read(id)).toMatchObject({ stream: 'garbage' })
  const restored = await getContent(clerk, kind, id)
  await withdrawContent(clerk, kind, { id, seen: restored.revision, into: null })
  await expect(read(id)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await found('zither')).toEqual([])
})

it('a thing that the migration delivered is edited like any other', async () => {
  const { id } = await read('batteries')
  const item = await getContent(clerk, kind, String(id))
  expect(item.live).toMatchObject({ name: 'Batteries' })
  const live = item.live as unknown as MaterialBody
  await save(item.id, { ...live, advice: 'Tape the ends.' }, 'publish')
  expect(await read('batteries')).toMatchObject({ name: 'Batteries', advice: 'Tape the ends.' })
})

it('is published only whole: with a name and advice, in Spanish too if it begins', async () => {
  await expect(create(body('', { advice: '' }))).rejects.toMatchObject({ kind: 'invalid' })
  await expect(create(body('Kazoo', { adviceEs: null }))).rejects.toMatchObject({
    problems: [{ field: 'adviceEs' }],
  })
  const english = { nameEs: null, wordsEs: null, adviceEs: null, bringToEs: null }
  const id = await create(body('Kazoo', english))
  expect(await read(id, 'es')).toMatchObject({ name: 'Kazoo', language: 'en' })
})
