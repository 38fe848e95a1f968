import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { rebuildSearchIndex } from '../../search-index.ts'
import { searchSite } from '../search/index.ts'
import { findMaterials, type MaterialQuery } from './find-materials.ts'
import { getMaterial } from './get-material.ts'
import { materials } from './materials.sql.ts'
import { materialPageSize, materialStreams } from './rules.ts'

const where = await testDatabase()
const { trips } = where
const contextOf = (language: Language) => contextIn(where, { language })

interface Found {
  readonly results: readonly { name: string; slug: string; stream: string; language: string }[]
  readonly total: number
}

async function find(language: Language, query: Partial<MaterialQuery>): Promise<Found> {
  const before = await trips()
  const body = await findMaterials(contextOf(language), { term: '', page: 1, ...query })
  expect((await trips()) - before).toBeLessThanOrEqual(1)
  // The contract's shape.
  return JSON.parse(body) as Found
}

const first = async (language: Language, term: string) =>
  (await find(language, { term })).results[0]?.slug

const hide = (slug: string) =>
  contextOf('en').database.write((builder) => [
    builder.update(materials).set({ isPublished: false }).where(eq(materials.slug, slug)),
  ])

beforeAll(async () => {
  await rebuildSearchIndex(contextOf('en').database)
})

describe('what goes where', () => {
  it('comes with at least 300 things in every city, whole in both languages', async () => {
    const { database } = contextOf('en')
    const [counted] = await database.rows<{ things: number; whole: number }>(sql`
      select count(*)::int as things,
        (count(*) filter (where name_es <> '' and words <> '' and words_es <> '' and advice_es <> ''
          and (bring_to is null) = (bring_to_es is null)))::int as whole
      from materials`)
    expect(counted?.things).toBeGreaterThanOrEqual(300)
    expect(counted?.whole).toBe(counted?.things)
  })

  it.each([
    ['en', 'batteries', 'batteries'],
    ['en', 'baterries', 'batteries'],
    ['es', 'pilas', 'batteries'],
    ['es', 'pilaz', 'batteries'],
    ['es', 'batteries', 'batteries'],
    ['en', 'couch', 'couch'],
    ['en', 'sofa', 'couch'],
    ['en', 'styrofoam', 'foam-blocks'],
    ['en', 'pizza box', 'pizza-boxes'],
    ['es', 'caja de piza', 'pizza-boxes'],
    ['en', 'dead raccoon', 'dead-animals'],
    ['es', 'llantas', 'tires'],
    ['es', 'colchon', 'mattress'],
    ['es', 'medicinas', 'medicine'],
    ['en', 'tv', 'tv'],
    ['es', 'refri', 'refrigerator'],
    ['en', 'syringes', 'needles-and-syringes'],
    ['en', 'paint', 'paint'],
  ] as const)('in %s “%s” finds %s first', async (language, term, slug) => {
    expect(await first(language, term)).toBe(slug)
  })

  it('lists a stream by name, without its accents', async () => {
    for (const stream of materialStreams) {
      const { results, total } = await find('es', { stream })
      expect(results).toHaveLength(Math.min(total, materialPageSize))
      expect(new Set(results.map((found) => found.stream))).toEqual(new Set([stream]))
      const names = results.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
    }
  })

  it('lists nothing without a word or a stream, nor beyond the last page', async () => {
    expect(await find('en', {})).toEqual({ results: [], total: 0 })
    const { results, total } = await find('en', { stream: 'bulky', page: 1_000_000_000 })
    expect(results).toEqual([])
    expect(total).toBeGreaterThan(0)
  })

  it('is found by the search of the whole site', async () => {
    const body = await searchSite(contextOf('es'), { term: 'anticongelante', page: 1 })
    expect(JSON.parse(body)).toMatchObject({
      results: [{ kind: 'material', url: '/what-goes-where/antifreeze', language: 'es' }],
    })
  })

  it('has a page for each thing, with where to bring it', async () => {
    const before = await trips()
    const thing: unknown = JSON.parse(await getMaterial(contextOf('es'), 'batteries'))
    expect((await trips()) - before).toBe(1)
    expect(thing).toMatchObject({
      name: 'Pilas',
      stream: 'drop-off',
      bringTo: 'Un buzón de pilas en una biblioteca, un edificio de la ciudad o una ferretería',
      language: 'es',
      inEnglish: [],
    })
  })

  it('shows a thing without Spanish in English, and says so', async () => {
    const { database } = contextOf('en')
    await database.write((builder) => [
      builder
        .update(materials)
        .set({ nameEs: null, wordsEs: null, adviceEs: null })
        .where(eq(materials.slug, 'flags')),
    ])
    await rebuildSearchIndex(database)
    expect(JSON.parse(await getMaterial(contextOf('es'), 'flags'))).toMatchObject({
      name: 'Flags',
      language: 'en',
      inEnglish: ['name', 'words', 'advice'],
    })
    expect(await first('es', 'flags')).toBe('flags')
  })

  it('keeps what is taken off the list from every reader', async () => {
    await hide('asbestos')
    await rebuildSearchIndex(contextOf('en').database)
    await expect(getMaterial(contextOf('en'), 'asbestos')).rejects.toEqual(
      new DomainError('not-found', 'Materials.NotFound'),
    )
    expect(await first('en', 'asbestos')).not.toBe('asbestos')
    const { results } = await find('en', { stream: 'hazardous' })
    expect(results.map(({ slug }) => slug)).not.toContain('asbestos')
  })
})
